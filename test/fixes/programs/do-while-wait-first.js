export async function load(url) {
  let res;
  let tries = 0;
  do {
    if (tries > 0) await new Promise((r) => setTimeout(r, 200 * 2 ** tries));
    res = await fetch(url);
    tries++;
  } while (!res.ok && tries < 4);
  return res;
}
