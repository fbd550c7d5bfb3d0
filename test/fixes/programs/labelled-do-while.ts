export async function fetchAll(url: string, pages = 1): Promise<string[]> {
  const out: string[] = [];
  page: for (let page = 0; page < pages; page++) {
    let tries = 0;
    do {
      const res = await fetch(`${url}?page=${page}`);
      if (res.ok) {
        out.push(await res.text());
        continue page;
      }
      tries++;
    } while (tries < 4);
    throw new Error(`page ${page} failed`);
  }
  return out;
}
