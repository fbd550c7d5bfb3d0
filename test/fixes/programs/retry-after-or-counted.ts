interface Client { send(q: string): Promise<string> }
interface GraphError { status?: number; headers?: Record<string, string>; message: string }

export async function query(client: Client, q = '{ me }', attempt = 1): Promise<string> {
  try {
    return await client.send(q);
  } catch (e) {
    const err = e as GraphError;
    if (attempt < 4 && (err.status === 429 || (err.status ?? 0) >= 500)) {
      const seconds = Number(err.headers?.['retry-after'] ?? attempt);
      await new Promise((r) => setTimeout(r, seconds * 1000));
      return query(client, q, attempt + 1);
    }
    throw err;
  }
}
