const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));

export async function call(url: string, logger: { warn(message: string, details: object): void } = console): Promise<unknown> {
  const maxRetries = 4;
  let retryDelay = 500;
  for (let retry = 0; retry <= maxRetries; retry++) {
    const response = await fetch(url, { headers: { accept: 'application/json' } });
    if (response.ok) {
      return await response.json();
    }
    if (response.status === 429 && retry < maxRetries) {
      logger.warn('Rate limited', { retry, retryDelay });
      await sleep(retryDelay);
      retryDelay *= 2;
      continue;
    }
    throw new Error(`HTTP ${response.status}`);
  }
  throw new Error('Too many retries');
}
