export async function poll(url) {
  const state = { tries: 0, max: 4, error: null };
  while (state.tries < state.max) {
    state.tries += 1;
    try {
      const r = await fetch(url);
      if (r.status !== 200) {
        state.error = new Error(`bad status ${r.status} #${state.tries}`);
        continue;
      }
      return await r.json();
    } catch (e) {
      state.error = e;
    }
  }
  throw state.error;
}
