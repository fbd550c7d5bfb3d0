export async function load(url) {
  let failure = null;
  tries: for (let t = 0; t < 4; t++) {
    if (t) {
      await new Promise((go) => setTimeout(go, 100 << t));
    }
    let res;
    try {
      res = await fetch(url);
    } catch (e) {
      failure = e;
      continue tries;
    }
    if (!res.ok) {
      failure = new Error(`HTTP ${res.status}`);
      continue tries;
    }
    return res.text();
  }
  throw failure;
}
