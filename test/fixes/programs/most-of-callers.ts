interface Policy {
  initial: number;
  max: number;
  attempts: number;
}

export async function boot(url: string, { initial = 45_000, max = 100_000, attempts = 5 }: Partial<Policy> = {}): Promise<string> {
  let wait = initial;
  for (let i = 1; ; i++) {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`HTTP ${res.status}`);
      return await res.text();
    } catch (e) {
      if (i === attempts) throw e;
      await new Promise((r) => setTimeout(r, wait));
      wait = wait * 2 > max ? max : wait * 2;
    }
  }
}
