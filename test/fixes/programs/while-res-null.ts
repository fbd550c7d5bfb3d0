export async function getJson<T>(url: string): Promise<T> {
  let response: Response | undefined;
  let tries = 0;
  while (!response) {
    try {
      response = await fetch(url);
    } catch (err) {
      tries += 1;
      if (tries > 3) throw err;
    }
  }
  return (await response.json()) as T;
}
