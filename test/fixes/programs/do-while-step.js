export async function ping(url) {
  let tries = 3;
  let failure;
  do {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`HTTP ${res.status}`);
      return await res.json();
    } catch (e) {
      failure = e; // keep the last one
    }
  } while (--tries > 0);
  throw failure;
}
