function* waits() {
  let ms = 100;
  while (true) {
    yield ms;
    ms = ms * 2;
  }
}

export async function read(url) {
  let tries = 0;
  for (const ms of waits()) {
    try {
      const r = await fetch(url);
      if (r.ok) return await r.text();
      if (r.status < 500) throw Object.assign(new Error('client'), { fatal: true });
    } catch (e) {
      if (e.fatal) throw e;
    }
    if (++tries === 6) break;
    await new Promise((res) => setTimeout(res, ms));
  }
  throw new Error('no answer');
}
