function askedFor(response: Response): number {
  const header = response.headers.get('retry-after');
  if (header === null) return 0;
  const seconds = Number(header);
  return Number.isNaN(seconds) ? Math.max(0, Date.parse(header) - Date.now()) : seconds * 1000;
}
function delayFor(response: Response, attempt: number): number {
  const asked = askedFor(response);
  const own = 300 * 2 ** attempt;
  return Math.max(asked, own);
}
export async function download(url: string): Promise<unknown> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    if (attempt === 4) throw new Error(`HTTP ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, delayFor(response, attempt)));
  }
  return undefined;
}
