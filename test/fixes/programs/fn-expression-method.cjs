const api = {
  base: 'https://api.example.com',
  retries: 3,
  request: async function (url, attempt = 1) {
    const res = await fetch(url);
    if (!res.ok && attempt < this.retries) {
      console.log('retrying ' + attempt);
      return this.request(url, attempt + 1);
    }
    if (!res.ok) throw new Error('HTTP ' + res.status);
    return res.json();
  },
};

exports.run = (url) => api.request(url);
