export const fetchItem = (url: string, n = 0): Promise<string> =>
  fetch(url)
    .then((r) => (r.ok ? r.text() : Promise.reject(new Error(`HTTP ${r.status}`))))
    .catch((err: unknown) => (n < 2 ? fetchItem(url, n + 1) : Promise.reject(err)));
