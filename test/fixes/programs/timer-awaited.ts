export async function list(url: string): Promise<string> {
  let tries = 0;
  while (tries < 4) {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`list: ${res.status}`);
      return (await res.json()) as string;
    } catch (e) {
      tries++;
      if (tries === 4) throw e;
      await setTimeout(() => {}, 500); // half a second
    }
  }
  throw new Error('unreachable');
}
