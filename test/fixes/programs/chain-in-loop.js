export async function load(url) {
  let done = false, tries = 0, text;
  while (!done && tries < 10) {
    tries++;
    await fetch(url)
      .then((r) => {
        if (!r.ok) throw new Error('bad ' + r.status);
        return r.text();
      })
      .then((t) => {
        text = t;
        done = true;
      })
      .catch((e) => console.log('try', tries, e.message));
  }
  if (!done) throw new Error('no luck');
  return text;
}
