type Tuple<T> = [Error, null] | [null, T];

async function safe<T>(promise: Promise<T>): Promise<Tuple<T>> {
  try {
    return [null, await promise];
  } catch (error) {
    return [error as Error, null];
  }
}

async function getText(url: string): Promise<string> {
  const res = await fetch(url);
  if (!res.ok) throw new Error(`Request failed: ${res.status}`);
  return res.text();
}

export async function load(url: string): Promise<string> {
  let attempts = 0;
  while (true) {
    const [error, text] = await safe(getText(url));
    if (error === null) return text;
    attempts += 1;
    if (attempts >= 4) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
