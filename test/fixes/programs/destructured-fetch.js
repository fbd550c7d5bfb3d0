export async function check(url) {
  for (let n = 0; n < 3; n++) {
    const { ok, status } = await fetch(url);
    if (ok) return status;
    if (n === 2) throw new Error('status ' + status);
    await new Promise((r) => setTimeout(r, 250 * (n + 1)));
  }
}
