export async function loadFeed(url: string): Promise<string> {
  let response: Response | undefined;
  let tries = 0;
  while (tries < 4) {
    response = await fetch(url);
    if (response.ok) break;
    tries++;
    await new Promise((r) => setTimeout(r, 1000 * tries));
  }
  if (!response || !response.ok) {
    throw new Error(`feed unavailable: ${response?.status}`);
  }
  return (await response.json()) as string;
}
