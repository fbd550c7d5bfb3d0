const RETRYABLE = [408, 429, 500, 502, 503, 504];

const isRetryable = (status: number): boolean => RETRYABLE.includes(status);

export async function request(url: string, init?: RequestInit, retries = 3): Promise<Response> {
  const response = await fetch(url, init);

  if (isRetryable(response.status) && retries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return request(url, init, retries - 1);
  }

  return response;
}
