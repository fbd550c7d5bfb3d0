export async function fetchPage(url) {
  let tries = 0;
  again: while (true) {
    const res = await fetch(url);
    for (const bad of [500, 502, 503, 504]) {
      if (res.status === bad) {
        if (++tries > 3) throw new Error(`page: ${res.status}`);
        await new Promise((ok) => setTimeout(ok, tries * 1000));
        continue again;
      }
    }
    if (!res.ok) throw new Error(`page: ${res.status}`);
    return res.text();
  }
}
