type Backoff = (attempt: number) => number;

const exponential: Backoff = (attempt) => 100 * 2 ** attempt;

export async function retry<T>(work: () => Promise<T>, limit = 4, backoff: Backoff = exponential): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt + 1 >= limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    }
  }
}

export const load = (client: { send(): Promise<string> }): Promise<string> => retry(() => client.send());
