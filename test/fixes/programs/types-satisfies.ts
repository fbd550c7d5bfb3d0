const policy = { attempts: 4, baseMs: 50, capMs: 400 } as const satisfies { attempts: number; baseMs: number; capMs: number };

export async function withPolicy(url: string): Promise<string> {
  let attempt: number = 0;
  while (true) {
    attempt += 1;
    const response = await fetch(url);
    if (response.ok) return await response.text();
    if (attempt >= policy.attempts) throw new Error(`withPolicy: ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, Math.min(policy.capMs, policy.baseMs * 2 ** (attempt - 1))));
  }
}
