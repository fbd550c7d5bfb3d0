export async function complete(url) {
  let lastError;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** (attempt - 1)));
      const response = await fetch(url);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const body = await response.json();
      if (!body) {
        lastError = new Error('nothing was said');
        continue;
      }
      return body;
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}
