enum Outcome { Done, Again, Fatal }

const enum Limits { Tries = 5, BaseMs = 250 }

type Step = { readonly kind: Outcome.Done; readonly body: string } | { readonly kind: Outcome.Again | Outcome.Fatal; readonly error: Error };

async function step(url: string): Promise<Step> {
  const res = await fetch(url);
  if (res.ok) return { kind: Outcome.Done, body: await res.text() };
  const error = new Error(`HTTP ${res.status}`);
  return { kind: res.status === 404 ? Outcome.Fatal : Outcome.Again, error };
}

export async function pull(url: string): Promise<string> {
  let last: Error | undefined;
  for (let i = 0; i < Limits.Tries; i++) {
    const result = await step(url);
    switch (result.kind) {
      case Outcome.Done:
        return result.body;
      case Outcome.Fatal:
        throw result.error;
      case Outcome.Again:
        last = result.error;
        await new Promise<void>((resolve) => { setTimeout(resolve, Limits.BaseMs * (1 << i)); });
        break;
    }
  }
  throw last ?? new Error('unreachable');
}
