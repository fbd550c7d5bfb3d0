async function* pages(url: string): AsyncGenerator<string> {
  let next: string | null = url;
  while (next) {
    let res: Response;
    let retries = 0;
    for (;;) {
      res = await fetch(next);
      if (res.status !== 429 || retries >= 5) break;
      retries++;
      await new Promise((r) => setTimeout(r, 1000 * 2 ** retries));
    }
    yield await res.text();
    next = null;
  }
}

export async function firstPage(url: string): Promise<string> {
  for await (const page of pages(url)) return page;
  return '';
}
