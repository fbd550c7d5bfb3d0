interface Policy {
  retries?: number;
  delayMs?: number;
}

export async function fetchWithPolicy(url: string, { retries = 1, delayMs = 300 }: Policy = {}): Promise<Response> {
  let attempt = 0;
  for (;;) {
    attempt += 1;
    const response = await fetch(url);
    if (attempt > retries || (response.status !== 429 && response.status < 500)) return response;
    await new Promise((resolve) => setTimeout(resolve, delayMs * attempt));
  }
}
