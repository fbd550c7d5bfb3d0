const wait = (ms: number) => new Promise<void>((resolve) => { setTimeout(resolve, ms); });
export async function page(url: string): Promise<unknown> {
  let tries = 0;
  again: while (true) {
    const res = await fetch(url);
    switch (res.status) {
      case 200:
        return res.json();
      case 401:
        throw new Error('no access');
      default:
        if (++tries === 4) break again;
        await wait(150 * tries);
        continue again;
    }
  }
  throw new Error('gave up');
}
