export async function flagged(url) {
  let ok = false;
  let body;
  while (!ok) {
    try {
      const res = await fetch(url);
      if (res.ok) {
        body = await res.json();
        ok = true;
      } else {
        console.error(res.status);
      }
    } catch (e) {
      console.error(e);
    }
  }
  return body;
}
