type Result<T> = { ok: true; value: T } | { ok: false; status: number; error: string };

async function tryFetch(url: string): Promise<Result<string>> {
  try {
    const response = await fetch(url);
    if (!response.ok) return { ok: false, status: response.status, error: response.statusText };
    return { ok: true, value: (await response.json()) as string };
  } catch (error) {
    return { ok: false, status: 0, error: String(error) };
  }
}

export async function findOrder(url: string): Promise<string> {
  let result = await tryFetch(url);
  for (let retries = 0; !result.ok && retries < 3; retries++) {
    result = await tryFetch(url);
  }
  if (!result.ok) throw new Error(`order: ${result.status} ${result.error}`);
  return result.value;
}
