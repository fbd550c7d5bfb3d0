export async function load(url) {
  let res;
  let tries = 0;
  do {
    res = await fetch(url);
    tries++;
  } while (!res.ok && tries < 4);
  return res;
}
