async function attempt<T>(p: Promise<T>): Promise<{ error: Error | null; value?: T }> {
  return p.then((value) => ({ error: null, value }), (error: Error) => ({ error }));
}

async function get(url: string): Promise<string> {
  const r = await fetch(url);
  if (!r.ok) throw new Error(`bad status: ${r.status}`);
  return r.text();
}

export async function load(url: string): Promise<string> {
  let last: Error | null = null;
  for (let i = 0; i < 3; i++) {
    const { error, value } = await attempt(get(url));
    if (!error) return value ?? '';
    last = error;
  }
  throw last;
}
