async function fetchWithin(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    clearTimeout(timer);
    return response;
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}

export async function loadPage(url: string): Promise<string> {
  let lastError: unknown = new Error('not tried');
  for (let attempt = 0; attempt < 4; attempt++) {
    try {
      const response = await fetchWithin(url, { redirect: 'follow' }, 60_000);
      if (response.ok) return await response.text();
      lastError = new Error(`HTTP ${response.status}`);
      if (response.status < 500 && response.status !== 429) break;
      await new Promise((resolve) => setTimeout(resolve, 1000 * (attempt + 1)));
    } catch (error) {
      lastError = error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  throw lastError;
}
