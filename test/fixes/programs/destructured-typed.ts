interface Answer {
  ok: boolean;
  status: number;
}

export async function size(url: string): Promise<number> {
  let n = 0;
  do {
    const { ok, status }: Answer = await fetch(url);
    if (ok) return status;
    await new Promise((r) => setTimeout(r, 200));
  } while (++n < 4);
  throw new Error('gave up');
}
