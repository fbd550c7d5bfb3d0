export async function maybe(url: string): Promise<string | null> {
  const delays = [200, 400, 800];
  for (const [i, ms] of delays.entries()) {
    try {
      const res = await fetch(url);
      if (res.ok) return (await res.json()) as string;
      console.warn(`HTTP ${res.status}, attempt ${i + 1}`);
    } catch (err) {
      console.warn(err);
    }
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return null;
}
