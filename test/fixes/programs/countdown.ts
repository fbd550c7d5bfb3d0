interface Client { send(request?: unknown): Promise<string> }
export async function reconnect(client: Client): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send('/hello');
    } catch (error) {
      if (attempt > 4) throw error;
      for (let left = attempt * 2; left > 0; left--) {
        console.log(`retrying in ${left} s`);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }
}
