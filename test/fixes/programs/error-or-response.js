const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

export async function load(url) {
  let res;
  for (let i = 0; i < 3; i++) {
    res = await fetch(url).catch((e) => e);
    if (res instanceof Error) {
      console.error(res);
    } else if (res.ok) {
      return res.json();
    }
    if (i < 2) await sleep(500 * (i + 1));
  }
  if (res instanceof Error) throw res;
  throw new Error(`HTTP ${res.status}`);
}
