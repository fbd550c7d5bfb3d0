export async function loadLogo(url) {
  const signal = AbortSignal.timeout(12_000);
  let delay = 1000;
  while (true) {
    try {
      const res = await fetch(url, { signal });
      if (res.status !== 503 && res.status !== 429) return res;
    } catch (error) {
      if (signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
    delay = Math.min(delay * 2, 4000);
  }
}
