export async function* pages(url: string): AsyncGenerator<unknown> {
  let next: string | null = url;
  while (next !== null) {
    let attempt = 0;
    let response: Response;
    for (;;) {
      try {
        response = await fetch(next);
        break;
      } catch (error) {
        attempt++;
        if (attempt >= 3) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt));
      }
    }
    yield await response.json();
    next = response.headers.get('x-next');
  }
}

export async function load(url: string): Promise<unknown> {
  for await (const page of pages(url)) return page;
  return null;
}
