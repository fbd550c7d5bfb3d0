class Fetcher {
  constructor(url) {
    this.url = url;
    this.tries = 0;
  }

  async run() {
    try {
      const res = await fetch(this.url);
      if (!res.ok) throw new Error(`status ${res.status}`);
      this.tries = 0;
      return await res.text();
    } catch (err) {
      return this.handleError(err);
    }
  }

  async handleError(err) {
    this.tries += 1;
    if (this.tries > 3) throw err;
    await new Promise((r) => setTimeout(r, 500 * this.tries));
    return this.run();
  }
}

exports.load = (url) => new Fetcher(url).run();
