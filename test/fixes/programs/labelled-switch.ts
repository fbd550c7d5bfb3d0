type Result = { kind: 'done'; body: unknown } | { kind: 'refused'; status: number };

export async function upload(url: string, maxAttempts = 4): Promise<Result> {
  let attempt = 0;
  again: for (;;) {
    attempt += 1;
    const res = await fetch(url, { method: 'PUT', body: 'x' });
    switch (res.status) {
      case 200:
      case 201:
        return { kind: 'done', body: await res.json() };
      case 429:
      case 503:
        if (attempt >= maxAttempts) break again;
        continue again;
      default:
        return { kind: 'refused', status: res.status };
    }
  }
  throw new Error('upload: too many attempts');
}
