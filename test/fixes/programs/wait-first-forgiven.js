export async function load(url) {
  let attempt = 0;
  let res;
  while (attempt < 4) {
    if (attempt > 0) {
      const pause = 300 * 2 ** (attempt - 1);
      console.log('waiting', pause);
      await new Promise((r) => setTimeout(r, pause));
    }
    attempt++;
    const answer = await fetch(url).catch(() => undefined);
    if (!answer) continue;
    res = answer;
    if (answer.ok) break;
  }
  return res ? res.status : null;
}
