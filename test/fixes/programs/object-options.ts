interface RetryOptions {
  retries: number;
  delay: number;
  backoff: 'fixed' | 'exponential';
}

const defaultOptions: RetryOptions = { retries: 3, delay: 100, backoff: 'exponential' };

export async function retryable<T>(fn: () => Promise<T>, options: Partial<RetryOptions> = {}): Promise<T> {
  const { retries, delay, backoff } = { ...defaultOptions, ...options };
  let attempt = 0;
  const execute = async (): Promise<T> => {
    try {
      return await fn();
    } catch (error) {
      if (attempt >= retries) {
        throw error;
      }
      const wait = backoff === 'exponential' ? delay * Math.pow(2, attempt) : delay;
      attempt++;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return execute();
    }
  };
  return execute();
}

export const run = (client: { send(): Promise<string> }): Promise<string> => retryable(() => client.send());
