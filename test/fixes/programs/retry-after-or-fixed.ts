export async function call(url: string): Promise<Response> {
  let response = await fetch(url);
  let tries = 0;
  while (!response.ok && tries < 3) {
    const retryAfter = parseInt(response.headers.get('retry-after') ?? '0', 10);
    await new Promise<void>((resolve) => setTimeout(resolve, retryAfter || 500));
    tries++;
    response = await fetch(url);
  }
  return response;
}
