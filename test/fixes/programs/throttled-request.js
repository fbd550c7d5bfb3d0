let lastCall = 0;

export async function loadThrottled(url, retries = 0, delayMs = 1000) {
  try {
    const sinceLastCall = Date.now() - lastCall;
    if (sinceLastCall < 50) await new Promise((resolve) => setTimeout(resolve, 50 - sinceLastCall));
    lastCall = Date.now();
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await response.text();
  } catch (error) {
    if (retries >= 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, 2 ** retries * delayMs));
    return loadThrottled(url, retries + 1, delayMs);
  }
}
