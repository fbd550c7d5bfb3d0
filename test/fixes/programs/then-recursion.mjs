const MAX = 4;

export function download(url, n = 1) {
  return fetch(url).then((res) => {
    if (res.ok) return res.text();
    if (n >= MAX) return Promise.reject(new Error('download failed with ' + res.status));
    return new Promise((resolve) => setTimeout(resolve, 1000 * n)).then(() => download(url, n + 1));
  });
}
