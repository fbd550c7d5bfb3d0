const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function score(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      const res = await fetch(url);
      if (!res.ok) {
        const status = res.status;
        if (status >= 500 && attempt < 3) {
          await sleep(500 * Math.pow(2, attempt));
          continue;
        }
        throw new Error(`score ${status} #${attempt + 1}`);
      }
      return await res.json();
    } catch (e) {
      if (attempt === 3) throw e;
      await sleep(500 * Math.pow(2, attempt));
    }
  }
}
