export async function load(url: string): Promise<string> {
  let attempts = 0;
  for (;;) {
    const res = await fetch(url);
    if (res.ok) return res.text();
    if (++attempts > 3 || res.status !== 429) throw new Error(`status ${res.status}`);
    const header = res.headers.get('Retry-After');
    const until = header ? new Date(header).getTime() : Date.now() + 1000;
    await new Promise((resolve) => setTimeout(resolve, until - Date.now()));
  }
}
