export class HttpStatusError extends Error {
  override readonly name = 'HttpStatusError';
  constructor(message: string, options: { cause: unknown; code: number }) {
    super(message, { cause: options.cause });
    this.code = options.code;
  }
  readonly code: number;
}

const fetchText = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new HttpStatusError(`GET ${url} failed`, { cause: response, code: response.status });
  }
  return response.text();
};

export const load = async (url: string): Promise<string> => {
  let tries = 4;
  while (true) {
    try {
      return await fetchText(url);
    } catch (error) {
      if (--tries === 0) throw error;
    }
    await new Promise<void>((resolve) => { setTimeout(resolve, 1000); });
  }
};
