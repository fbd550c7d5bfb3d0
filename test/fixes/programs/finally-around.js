let active = 0;

export async function guarded(url) {
  active++;
  try {
    let i = 0;
    while (true) {
      i++;
      try {
        return await fetch(url).then((r) => { if (!r.ok) throw new Error(r.statusText || String(r.status)); return r.json(); });
      } catch (e) {
        console.warn(`attempt ${i} failed`, e);
      } finally {
        console.debug('attempt over');
      }
    }
  } finally {
    active--;
  }
}
