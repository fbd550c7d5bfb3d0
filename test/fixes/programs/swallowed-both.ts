export async function keepTrying(url: string): Promise<string> {
  while (true) {
    try {
      const res = await fetch(url);
      if (res.ok) {
        return (await res.json()) as string;
      }
      console.error('bad answer', res.status);
    } catch (err) {
      console.error('no answer', err);
    }
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}
