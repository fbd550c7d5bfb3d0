export async function loadBanner(url: string, retries = 2): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    try {
      return fetch(url);
    } catch (error) {
      if (attempt === retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500 * 2 ** attempt));
    }
  }
}
