const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const withRetry = <T>(fn: () => Promise<T>, retries = 3, ms = 100): Promise<T> =>
  fn().catch((error: unknown) => (retries > 0 ? pause(ms).then(() => withRetry(fn, retries - 1, ms * 2)) : Promise.reject(error)));

export const run = (client: { send(): Promise<string> }): Promise<string> => withRetry(() => client.send());
