export class HttpError extends Error {
  constructor(
    readonly response: Response,
    message = `HTTP ${response.status}`,
  ) {
    super(message);
  }

  get status(): number {
    return this.response.status;
  }
}

export class NetworkError extends Error {}

async function call(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (cause) {
    throw new NetworkError((cause as Error).message, { cause });
  }
  if (!response.ok) throw new HttpError(response);
  return response;
}

export async function fetchProfile(url: string): Promise<string> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      const response = await call(url);
      return (await response.json()) as string;
    } catch (error) {
      if (attempt === 3) throw error;
      if (error instanceof HttpError || error instanceof NetworkError) {
        await new Promise((r) => setTimeout(r, 2 ** attempt * 100));
        continue;
      }
      throw error;
    }
  }
  throw new Error('unreachable');
}
