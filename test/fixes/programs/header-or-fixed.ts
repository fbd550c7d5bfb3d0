export async function load(url: string): Promise<Response | null> {
  for (let tries = 5; tries; --tries) {
    try {
      const response = await fetch(url);
      if (response.ok) { return response; }
      const retryAfter = response.headers.get('retry-after');
      if (retryAfter) {
        await new Promise((resolve) => setTimeout(resolve, Number(retryAfter) * 1000));
      } else {
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  return null;
}
