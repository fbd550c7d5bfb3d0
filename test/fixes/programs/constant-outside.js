export async function go(url) {
  const maxRetries = 3;
  const delayMs = 5 * 1000;
  for (let i = 0; i <= maxRetries; i++) {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`status ${res.status}`);
      return await res.json();
    } catch (err) {
      if (i === maxRetries) throw err;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
