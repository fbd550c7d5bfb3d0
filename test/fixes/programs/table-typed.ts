const BACKOFF = [200, 400, 1500];

export async function checkIn(desk: { send(badge: string): Promise<string> }): Promise<string> {
  let failures = 0;
  while (true) {
    try {
      return await desk.send('badge');
    } catch (error) {
      if (failures === BACKOFF.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, BACKOFF[failures]));
      failures++;
    }
  }
}
