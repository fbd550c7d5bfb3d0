const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function fetchQuote(url) {
  let attempt = 0;
  for (;;) {
    try {
      const res = await fetch(url);
      if (res.status >= 400) throw { status: res.status, message: `quote ${res.status}` };
      return await res.json();
    } catch (e) {
      attempt++;
      if (attempt >= 3) throw new Error(e.message);
      await pause(attempt * 1000);
    }
  }
}
