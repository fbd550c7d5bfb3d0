class Lists {
  constructor(client, { baseMs = 20_000, maxMs = 90_000 } = {}) {
    this.client = client;
    this.baseMs = baseMs;
    this.maxMs = maxMs;
  }

  backoff(attempt, askedMs) {
    const own = Math.min(this.baseMs * 3 ** attempt, this.maxMs);
    if (askedMs === undefined) return own;
    return Math.max(own, askedMs);
  }

  async fetch() {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.client.send({ list: 1 });
      } catch (error) {
        if (attempt === 4) throw error;
        const delay = this.backoff(attempt);
        console.warn(`again in ${delay} ms`);
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }
}

export const fetchList = (client) => new Lists(client).fetch();
