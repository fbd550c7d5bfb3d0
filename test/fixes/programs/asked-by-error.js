const MAX = 20000;
function delayMs(error, attempt) {
  const header = error && error.headers ? error.headers['retry-after'] : undefined;
  const asked = header === undefined ? 0 : Number.isNaN(Number(header)) ? Math.max(0, Date.parse(header) - Date.now()) : Number(header) * 1000;
  if (asked > 0) return Math.min(MAX, asked);
  const own = 500 * 2 ** attempt;
  const extra = Math.floor(Math.random() * 20);
  return Math.min(MAX, own + extra);
}
export async function list(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send('/list');
    } catch (error) {
      if (attempt >= 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs(error, attempt)));
    }
  }
}
