type Backoff = (attempt: number) => number;

interface Options {
  readonly backoff?: Backoff;
}

const defaultBackoff: Backoff = (attempt) => 100 * 2 ** attempt;

export async function load(client: { send(): Promise<string> }, options: Options = {}): Promise<string> {
  const backoff = options.backoff ?? defaultBackoff;
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    }
  }
}
