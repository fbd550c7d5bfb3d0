export async function createTicket(url: string): Promise<Response> {
  let attempt = 0;
  for (;;) {
    const response = await fetch(url, { method: 'PUT' });
    if (response.status !== 429 || attempt >= 3) return response;
    const header = response.headers.get('Retry-After');
    const wait = header ? parseInt(header, 10) * 1000 : 500 * 2 ** attempt;
    attempt += 1;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
