export function ping(url, tries = 3) {
  return fetch(url).then(
    (res) => (res.ok ? res.text() : tries > 1 ? ping(url, tries - 1) : Promise.reject(new Error(`ping: ${res.status}`))),
    (err) => (tries > 1 ? ping(url, tries - 1) : Promise.reject(err)),
  );
}
