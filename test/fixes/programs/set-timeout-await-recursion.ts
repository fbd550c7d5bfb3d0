export async function resilient(url: string, attempt: number = 1, maxAttempts: number = 4): Promise<Response> {
  try {
    const response = await fetch(url);
    if (!response.ok && response.status >= 500) {
      throw new Error(`Server error ${response.status}`);
    }
    return response;
  } catch (err: unknown) {
    if (attempt < maxAttempts) {
      const backoffMs: number = Math.pow(2, attempt) * 100;
      await new Promise<void>(resolve => setTimeout(resolve, backoffMs));
      return resilient(url, attempt + 1, maxAttempts);
    } else {
      throw err;
    }
  }
}
