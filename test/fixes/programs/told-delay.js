const told = [];
const log = (text) => told.push(text);

export async function load(url) {
  for (let attempt = 1; ; attempt++) {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`HTTP ${res.status}`);
      return await res.text();
    } catch (err) {
      if (attempt === 3) throw new Error(`${err.message} after waits of ${told.splice(0).join(', ')}`);
      // Whoever reads the log looks at the clock.
      log(`${attempt * 500} ms`);
      await new Promise((resolve) => setTimeout(resolve, attempt * 500));
    }
  }
}
