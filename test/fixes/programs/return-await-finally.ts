export async function locked(client: { send(): Promise<string> }, lock: () => () => void = () => () => undefined): Promise<string> {
  let attempts = 0;
  for (;;) {
    const release = lock();
    try {
      return await client.send();
    } catch (error) {
      attempts++;
      if (attempts === 4) {
        throw error;
      }
    } finally {
      release();
    }
  }
}
