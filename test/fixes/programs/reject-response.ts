export function fetchItem(url: string, attemptsLeft = 3): Promise<unknown> {
  return fetch(url)
    .then((res) => (res.ok ? res.json() : Promise.reject(res)))
    .catch((err) => {
      if (attemptsLeft <= 1) return Promise.reject(err);
      return fetchItem(url, attemptsLeft - 1);
    });
}
