class QuoteError extends Error {}
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function fetchQuote(url) {
  let attempt = 0;
  for (;;) {
    try {
      const res = await fetch(url);
      if (res.status >= 400) throw new Error('status ' + res.status);
      return await res.json();
    } catch (e) {
      attempt++;
      if (attempt >= 3) throw new QuoteError('no quote: ' + e.message, { cause: e });
      await pause(attempt * 1000);
    }
  }
}
