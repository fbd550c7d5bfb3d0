export const api = {
  retries: 3,
  base: 'x',
  async get(url) {
    let error;
    for (let i = this.retries; i > 0; i--) {
      try {
        const response = await fetch(url);
        if (response.ok) return response.json();
        error = new Error(`${this.base}: ${response.status}`);
        error.status = response.status;
      } catch (e) { error = e; }
      await new Promise((ok) => setTimeout(ok, 250));
    }
    throw error;
  },
};

export const get = (url) => api.get(url);
