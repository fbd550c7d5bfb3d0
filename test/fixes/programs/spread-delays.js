const RETRY_DELAYS = [100, 200, 400, 800];
export async function load(url) {
  for (const delay of [...RETRY_DELAYS, null]) {
    try {
      const r = await fetch(url);
      if (!r.ok) throw new Error('HTTP ' + r.status);
      return r;
    } catch (err) {
      if (delay === null) throw err;
      await new Promise(r => setTimeout(r, delay));
    }
  }
}
