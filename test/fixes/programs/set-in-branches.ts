type Send = (url: string) => Promise<Response>;

export async function load(url: string, send?: Send): Promise<unknown> {
  let left = 4;
  let wait = 500;
  let response: Response;
  for (;;) {
    if (send) {
      response = await send(url);
    } else {
      response = await fetch(url);
    }
    left -= 1;
    if (response.status !== 429 || left === 0) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait *= 2;
  }
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
