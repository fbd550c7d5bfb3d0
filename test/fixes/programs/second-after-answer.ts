export async function load(url: string): Promise<Response> {
  const first = await fetch(url);
  if (first.ok) return first;
  console.warn(`HTTP ${first.status}, once more`);
  const second = await fetch(url);
  if (second.ok) return second;
  throw new Error(`HTTP ${second.status}`);
}
