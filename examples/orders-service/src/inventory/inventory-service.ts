const BASE_URL = process.env['INVENTORY_URL'] ?? 'http://inventory.internal';

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${BASE_URL}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response;
}

export const inventory = {
  async reserve(sku: string, quantity: number): Promise<string> {
    const response = await call('POST', '/reservations', { sku, quantity });
    const { id } = (await response.json()) as { id: string };
    return id;
  },

  async release(reservationId: string): Promise<void> {
    await call('DELETE', `/reservations/${reservationId}`);
  },
};
