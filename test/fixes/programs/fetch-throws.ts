/** Its own catch swallows what the status check throws. */
export async function loadSettings(url: string, maxRetries = 3): Promise<unknown> {
  let attempt = 0;
  while (true) {
    try {
      const response = await fetch(url);
      if (!response.ok) {
        throw new Error(`HTTP ${response.status}`);
      }
      return await response.json();
    } catch (err) {
      attempt++;
      if (attempt > maxRetries) throw err;
      const delay = 2 ** attempt * 100;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, delay);
      });
    }
  }
}
