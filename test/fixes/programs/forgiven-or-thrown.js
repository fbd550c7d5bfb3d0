export const client = {
  maxRetries: 3,
  baseDelay: 200,

  async request(path, attempt = 0) {
    const res = await fetch(path).catch((error) => {
      if (attempt === this.maxRetries) throw error;
      return null;
    });
    if (res && res.ok) return res.text();
    if (attempt === this.maxRetries) throw new Error(`request failed with ${res.status}`);
    await this.pause(this.baseDelay * 2 ** attempt);
    return this.request(path, attempt + 1);
  },

  pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
  },
};

export const load = (url) => client.request(url);
