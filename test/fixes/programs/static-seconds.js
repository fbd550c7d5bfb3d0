class Http {
  static MAX_RETRIES = 3;
  static DELAY = 2; // seconds

  static async fetch(url, attempts = Http.MAX_RETRIES) {
    const res = await fetch(url).catch(() => null);
    if (res?.ok) return res.text();
    if (attempts === 0) throw new Error(`Could not fetch ${url}`);
    await Http.sleep(Http.DELAY);
    return Http.fetch(url, attempts - 1);
  }

  static sleep(seconds) {
    return new Promise((resolve) => {
      setTimeout(resolve, seconds * 1e3);
    });
  }
}

export const fetchText = (url) => Http.fetch(url);
