async function fetchJson(url: string): Promise<string> {
  const res = await fetch(url);
  if (!res.ok) throw new Error(`HTTP ${res.status}`);
  return (await res.json()) as string;
}

export async function get(url: string): Promise<string> {
  for (let i = 0; i < 3; i++) {
    try {
      return fetchJson(url);
    } catch (e) {
      if (i === 2) throw e;
      await new Promise((r) => setTimeout(r, 200 * 2 ** i));
    }
  }
  throw new Error('never');
}
