interface Failure extends Error {
  status?: number;
  headers?: Record<string, string>;
}

interface Sdk {
  send(command: string): Promise<string>;
}

export async function putRecord(sdk: Sdk): Promise<string> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await sdk.send('put');
    } catch (cause) {
      const failure = cause as Failure;
      if (retry >= 4 || (failure.status !== undefined && failure.status !== 429 && failure.status < 500)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 50 << retry));
    }
  }
}
