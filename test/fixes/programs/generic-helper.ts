async function withRetry<T>(operation: () => Promise<T>, retries: number = 3, delayMs: number = 100): Promise<T> {
  for (let attempt = 0; attempt <= retries; attempt++) {
    try {
      return await operation();
    } catch (error) {
      if (attempt === retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs * Math.pow(2, attempt)));
    }
  }
  throw new Error('unreachable');
}

export function loadConfig(source: { send(name: string): Promise<string> }): Promise<string> {
  return withRetry(() => source.send('config'));
}
