function getRetryDelay(response: Response | null, attempt: number): number {
  const header = response?.headers.get('Retry-After');
  if (header) return parseInt(header, 10) * 1000;
  return 1000 * Math.pow(2, attempt);
}

export async function fetchAll(url: string): Promise<Response> {
  const maxAttempts = 4;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    if (attempt === maxAttempts - 1 || (response.status !== 429 && response.status < 500)) return response;
    await new Promise((resolve) => setTimeout(resolve, getRetryDelay(response, attempt)));
  }
  throw new Error('unreachable');
}
