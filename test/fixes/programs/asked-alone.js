const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits as long as the server says, and not at all where it says nothing. */
export async function get(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429 && response.status !== 503) return response.status;
    await sleep(Number(response.headers.get('retry-after')) * 1000);
  }
  throw new Error('busy');
}
