export async function load(url) {
  let retry = 0;
  const maxRetry = 3;
  let response;
  while (retry <= maxRetry) {
    response = await fetch(url);
    if (response.status !== 429 && response.status < 500) break;
    retry += 1;
    const seconds = response.headers.get('retry-after');
    if (seconds) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    else await new Promise((resolve) => setTimeout(resolve, 2 ** retry * 100));
  }
  return response;
}
