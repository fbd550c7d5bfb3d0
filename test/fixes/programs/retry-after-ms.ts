const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function listOrders(url: string): Promise<Response> {
  let response = await fetch(url);
  for (let retry = 0; retry < 3 && (response.status === 429 || response.status === 503); retry++) {
    await sleep(Number(response.headers.get('retry-after') ?? 1000));
    response = await fetch(url);
  }
  return response;
}
