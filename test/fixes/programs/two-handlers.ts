export function load(url: string): Promise<string> {
  const go = (left: number, delay: number): Promise<string> =>
    fetch(url).then(
      (res) => {
        if (res.ok) return res.json() as Promise<string>;
        if (left === 0) throw new Error(`bad: ${res.status}`);
        return new Promise<void>((r) => setTimeout(r, delay)).then(() => go(left - 1, delay * 2));
      },
      (err: unknown) => {
        if (left === 0) throw err;
        return new Promise<void>((r) => setTimeout(r, delay)).then(() => go(left - 1, delay * 2));
      },
    );
  return go(2, 400);
}
