interface Sdk {
  send(prompt: string): Promise<string>;
}

interface SdkError extends Error {
  status?: number;
  headers?: Record<string, string>;
}

export async function complete(sdk: Sdk, prompt = 'hi', retries = 3): Promise<string> {
  for (let i = 0; i < retries; i++) {
    try {
      return await sdk.send(prompt);
    } catch (err) {
      const error = err as SdkError;
      if (error.status === 429 && i < retries - 1) {
        console.log(`rate limited, retrying (${i + 1}/${retries})`);
        await new Promise((resolve) => setTimeout(resolve, 2000 * (i + 1)));
      } else {
        throw error;
      }
    }
  }
  throw new Error('no completion');
}
