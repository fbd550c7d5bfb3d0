export async function load(url, { signal } = {}) {
  let attempt = 0;
  while (!signal?.aborted) {
    try {
      const response = await fetch(url, { signal });
      if (response.ok) return response;
      if (response.status >= 500) throw new Error(`server error ${response.status}`);
      return response;
    } catch (error) {
      if (error.name === 'AbortError') throw error;
      attempt++;
      await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** attempt, 30000)));
    }
  }
}
