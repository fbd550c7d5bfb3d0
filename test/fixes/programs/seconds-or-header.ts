const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const MAX_TRIES = 5;

export const fetchJson = async <T>(url: string): Promise<T> => {
  let attempt = 1;
  let res = await fetch(url);
  while (!res.ok && attempt < MAX_TRIES) {
    const retryAfter = res.headers.get('Retry-After');
    await wait(retryAfter ? Number(retryAfter) : attempt);
    attempt += 1;
    res = await fetch(url);
  }
  if (!res.ok) throw new Error(`status ${res.status}`);
  return (await res.json()) as T;
};
