export async function load(url) {
  let data = null;
  while (data === null) {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error('status ' + res.status);
      data = await res.text();
    } catch (err) {
      console.error('load failed, trying again in 5 s', err);
      await new Promise((r) => setTimeout(r, 5000));
    }
  }
  return data;
}
