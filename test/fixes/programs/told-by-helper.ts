interface ServiceError extends Error {
  status?: number;
  code?: string;
}

interface Client {
  send(command: { name: string }): Promise<string>;
}

const THROTTLES = new Set(['ThrottlingException', 'TooManyRequestsException', 'ECONNRESET']);

function isThrottle(e: unknown): boolean {
  const { code = '', status } = e as ServiceError;
  return THROTTLES.has(code) || status === 429 || status === 503;
}

export async function invoke(client: Client, maxRetries = 3): Promise<string> {
  let retry = 0;
  for (;;) {
    try {
      return await client.send({ name: 'Invoke' });
    } catch (e) {
      if (!isThrottle(e) || retry === maxRetries) throw e;
      const backoff = Math.min(20_000, 50 * 2 ** retry);
      retry += 1;
      await new Promise((r) => setTimeout(r, backoff));
    }
  }
}
