function isRetryable(error: Error): boolean {
  return error.message.includes('network');
}

export async function events(client: { send(q: string): Promise<string> }, most = 3): Promise<string | null> {
  let found: string | null = null;
  for (let i = 0; i <= most; i++) {
    try {
      found = await client.send('events');
    } catch (err) {
      if (err instanceof Error) {
        if (isRetryable(err) && i < most) {
          continue;
        } else {
          console.error(err);
          return null;
        }
      } else {
        console.error(err);
      }
    }
    break;
  }
  return found;
}
