class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

async function call(url: string): Promise<string> {
  let message = 'nothing was tried';
  for (let i = 1; i <= 3; i++) {
    try {
      const response = await fetch(url);
      if (response.status >= 400) throw new Error(`HTTP ${response.status}`);
      return await response.text();
    } catch (error) {
      message = error instanceof Error ? error.message : message;
      if (i < 3) await new Promise((resolve) => setTimeout(resolve, 300 * i));
    }
  }
  throw new ServiceError(message);
}

export async function load(url: string): Promise<string> {
  return call(url).catch((error: unknown) => {
    throw new Error(String(error));
  });
}
