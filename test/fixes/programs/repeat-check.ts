export async function loadFlags(url: string): Promise<unknown> {
  let response = await fetch(url);
  if (!response.ok) {
    response = await fetch(url);
  }
  if (!response.ok) throw new Error(`flags: HTTP ${response.status}`);
  return response.json();
}
