export async function loadLib(url, retries = 3, delay = 1000) {
  for (let attempt = 1; attempt <= retries; attempt++) {
    try {
      const res = await fetch(url);
      if (res.status >= 500 || res.status === 429) throw new Error(`lib: ${res.status}`);
      return await res.text();
    } catch (error) {
      if (attempt === retries) throw error;
      const baseDelay = delay * Math.pow(2, attempt - 1);
      const jitter = Math.random() * 1000;
      const extra = error.message.includes('503') ? 5000 : 0;
      const totalDelay = baseDelay + jitter + extra;
      console.log(`again in ${Math.round(totalDelay)} ms`);
      await new Promise((resolve) => setTimeout(resolve, totalDelay));
    }
  }
}
