const MAX_ATTEMPTS = 4;
const BASE = 100;
async function pause(attempt: number): Promise<void> {
  const ms = BASE * 2 ** attempt;
  return new Promise((resolve) => { setTimeout(resolve, ms); });
}
export async function load(url: string): Promise<Response> {
  let attempt = 0;
  for (;;) {
    let response: Response;
    try {
      response = await fetch(url);
    } catch (error) {
      if (++attempt >= MAX_ATTEMPTS) throw error;
      await pause(attempt);
      continue;
    }
    if (response.ok || response.status === 404) return response;
    if (++attempt >= MAX_ATTEMPTS) return response;
    await pause(attempt);
  }
}
