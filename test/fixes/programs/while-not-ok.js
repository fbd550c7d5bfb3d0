const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function readFeed(url) {
  let n = 0;
  let response = await fetch(url);
  while (!response.ok && n++ < 3) {
    await sleep(n * 500);
    response = await fetch(url);
  }
  return response;
}
