class HttpError extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
    this.name = 'HttpError';
  }
}

async function request(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new HttpError(response.status, `HTTP ${response.status}`);
  return response.json();
}

export async function withRetries(url: string): Promise<unknown> {
  let attempt = 0;
  while (true) {
    try {
      return await request(url);
    } catch (error) {
      attempt += 1;
      const retryable = error instanceof HttpError && (error.status >= 500 || error.status === 429);
      if (!retryable || attempt > 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 100));
    }
  }
}
