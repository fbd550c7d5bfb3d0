const told: string[] = [];

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

export async function list(client: { send(request: string): Promise<string> }, retries = 0): Promise<string> {
  try {
    return await client.send('list');
  } catch (error) {
    if (++retries > 2) throw new Error(`${String(error)}: ${told.splice(0).join(', ')}`);
    const seconds = 2 ** retries;
    told.push(`again in ${seconds.toFixed(1)} s`);
    await pause(seconds * 1000);
    return list(client, retries);
  }
}
