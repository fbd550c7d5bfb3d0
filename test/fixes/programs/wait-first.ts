const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function loadStatus(url: string): Promise<string> {
  let failure: unknown;
  for (let attempt = 0; attempt < 4; attempt++) {
    if (attempt > 0) {
      await sleep(1000 * attempt);
    }
    try {
      const response = await fetch(url);
      if (response.ok) return await response.text();
      failure = new Error(`status: HTTP ${response.status}`);
      if (response.status < 500) break;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
