class Store {
  static async get(url) {
    for (const attempt of [1, 2, 3, 4]) {
      const [error, response] = await fetch(url).then((r) => [null, r], (e) => [e, null]);
      if (response?.ok) return response.text();
      if (attempt === 4) throw error ?? new Error(`HTTP ${response.status}`);
      await new Promise((r) => setTimeout(r, 250));
    }
  }
}
export const load = (url) => Store.get(url);
