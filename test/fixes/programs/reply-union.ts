interface Success { ok: true; status: number; body: string }
interface Failure { ok: false; status: number; reason: string }
type Outcome = Success | Failure;

async function request(url: string): Promise<Outcome> {
  try {
    const res = await fetch(url);
    if (!res.ok) {
      return { ok: false, status: res.status, reason: res.statusText };
    }
    return { ok: true, status: res.status, body: await res.text() };
  } catch (e) {
    return { ok: false, status: 0, reason: e instanceof Error ? e.message : String(e) };
  }
}

export async function load(url: string): Promise<Outcome> {
  let outcome = await request(url);
  for (let retry = 0; retry < 3 && !outcome.ok; retry++) {
    console.warn(`retry ${retry + 1}: ${outcome.reason}`);
    outcome = await request(url);
  }
  return outcome;
}
