const fullJitter = (ms) => Math.random() * ms;

export async function taken(url) {
  for (let i = 0; i < 4; i++) {
    const res = await fetch(url);
    if (res.ok) return res.text();
    if (i < 3) await new Promise((resolve) => setTimeout(resolve, fullJitter(100 * 2 ** i)));
  }
  throw new Error('taken: failed');
}
