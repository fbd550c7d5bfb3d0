/** Waits some seconds, and some milliseconds more. */
const sleep = async (seconds = 0, ms = 0): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, ms + seconds * 1000));
};

const MOST_ATTEMPTS = 4;

export async function startImport(url: string): Promise<string> {
  let attempts = 0;
  let lastError: unknown;
  while (attempts < MOST_ATTEMPTS) {
    try {
      const response = await fetch(url);
      return await response.text();
    } catch (error) {
      lastError = error;
      const delayMs = 100 * 2 ** attempts;
      attempts += 1;
      console.log(`Attempt ${attempts} failed, the next one is in ${delayMs} ms`);
      await sleep(0, delayMs);
    }
  }
  throw lastError;
}
