interface Options { factor?: number; minTimeout?: number; maxTimeout?: number }

export async function backup(client: { send(q: string): Promise<string> }, options: Options = {}): Promise<string> {
  const factor = options.factor ?? 2;
  let delay = options.minTimeout ?? 500;
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send('backup');
    } catch (error) {
      if (attempt === 5) throw error;
      console.warn(`attempt ${attempt} failed`);
      await new Promise((resolve) => setTimeout(resolve, delay));
      delay = Math.min(delay * factor, options.maxTimeout ?? 4000);
    }
  }
}
