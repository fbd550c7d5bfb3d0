class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly headers: Headers,
  ) {
    super(`HTTP ${status}`);
    this.name = 'HttpError';
  }
}

async function getText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new HttpError(response.status, response.headers);
  return response.text();
}

export async function load(url: string): Promise<string> {
  const maxRetries = 3;
  let retries = 0;
  while (true) {
    try {
      return await getText(url);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (retries >= maxRetries) throw error;
      retries++;
      await new Promise((resolve) => setTimeout(resolve, Math.pow(2, retries) * 1000));
    }
  }
}
