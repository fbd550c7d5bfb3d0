/**
 * Loads a JSON document.
 *
 * @param {string} url where it is
 * @param {object} [options]
 * @param {number} [options.retries] how often to try again
 * @param {number} [options.delay] the first wait, in ms
 * @returns {Promise<unknown>}
 */
export async function loadJson(url, { retries = 3, delay = 200 } = {}) {
  let wait = delay;
  for (let attempt = 0; attempt < retries; attempt++) {
    const response = await fetch(url);
    if (response.status < 500) {
      return response.json();
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait *= 2; // exponential
  }
  throw new Error(`Could not load ${url}`);
}
