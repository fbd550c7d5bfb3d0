export async function load(url: string): Promise<string[]> {
  const MAX_RETRIES = 2;
  for (let retry = 0; retry <= MAX_RETRIES; retry++) {
    try {
      let completion: any;
      try {
        const pending = fetch(url);
        completion = await pending;
      } catch (error) {
        console.warn(`attempt ${retry + 1}`, error);
      }
      if (!completion) {
        continue;
      }
      return [await completion.text()];
    } catch (error) {
      console.warn(`attempt ${retry + 1}`, error);
      if (retry === MAX_RETRIES) {
        return [];
      }
    }
  }
  return [];
}
