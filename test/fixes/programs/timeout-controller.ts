export async function getWithTimeout(url: string, retries = 2): Promise<string> {
  for (let i = 0; i <= retries; i++) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), 8000);
    try {
      const res = await fetch(url, { signal: controller.signal });
      if (!res.ok) throw new Error(`${res.status} ${res.statusText}`);
      return await res.text();
    } catch (err) {
      if (i === retries) throw err;
    } finally {
      clearTimeout(timer);
    }
  }
  throw new Error('never here');
}
