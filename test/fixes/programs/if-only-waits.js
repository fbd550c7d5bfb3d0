const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function load(url) {
  for (let tries = 0; tries < 5; tries++) {
    const response = await fetch(url);
    if (response.ok) return response.text();
    if (response.status === 429) {
      await sleep(2000);
    }
  }
  throw new Error('gave up');
}
