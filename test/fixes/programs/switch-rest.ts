export async function load(url: string): Promise<string> {
  let seconds = 1;
  for (let tries = 1; tries <= 4; tries++) {
    const res = await fetch(url);
    switch (res.status) {
      case 200:
        return res.text();
      case 410:
        throw new Error('gone');
      case 429: {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        break;
      }
      default:
        // It may come back.
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        seconds *= 2;
    }
  }
  throw new Error('too many tries');
}

/** Here the default refuses already, and the turn goes on past the choice. */
export async function find(url: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const res = await fetch(url);
    switch (res.status) {
      case 200:
        return res.text();
      case 503:
        break;
      default:
        throw new Error(`HTTP ${res.status}`);
    }
    if (tries === 2) throw new Error('away');
    await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** tries));
  }
}
