type Result<T> = { success: true; data: T } | { success: false; error: string; code: number };

async function once(url: string): Promise<Result<string>> {
  const res = await fetch(url).catch((e: Error) => e);
  if (res instanceof Error) return { success: false, error: res.message, code: 0 };
  if (res.ok) return { success: true, data: await res.text() };
  return { success: false, error: res.statusText, code: res.status };
}

export async function load(url: string): Promise<Result<string>> {
  let attempt = 0;
  while (true) {
    const result = await once(url);
    if (result.success || attempt === 3) return result;
    await new Promise((r) => setTimeout(r, 200 * 2 ** attempt));
    attempt++;
  }
}
