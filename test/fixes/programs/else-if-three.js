const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function load(url) {
  let tries = 0;
  while (tries < 5) {
    tries += 1;
    const response = await fetch(url);
    if (response.ok) return response.text();
    if (response.status === 404) {
      throw new Error('not there');
    } else if (response.status === 429) {
      await sleep(2000);
    } else if (response.status === 503) {
      console.warn('busy');
    } else {
      console.warn('failed', response.status);
    }
  }
  throw new Error('gave up');
}
