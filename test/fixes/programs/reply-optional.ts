type Ok<T> = { success: true; data: T };
type Err = { success: false; error: string; retryable: boolean };
type Outcome<T> = Ok<T> | Err;

async function call<T>(url: string): Promise<Outcome<T>> {
  try {
    const res = await fetch(url);
    if (!res.ok) {
      return { success: false, error: String(res.status), retryable: true };
    }
    return { success: true, data: (await res.json()) as T };
  } catch (e) {
    return { success: false, error: (e as Error).message, retryable: true };
  }
}

async function callWithRetry<T>(url: string, max = 3): Promise<Outcome<T>> {
  let outcome: Outcome<T> = { success: false, error: 'not tried', retryable: true };
  for (let n = 0; n < max; n++) {
    outcome = await call<T>(url);
    if (outcome.success || !outcome.retryable) return outcome;
  }
  return outcome;
}

export async function load(url: string): Promise<string> {
  const outcome = await callWithRetry<string>(url);
  return outcome.success ? `${outcome.data}/undefined` : `undefined/${outcome.error}`;
}
