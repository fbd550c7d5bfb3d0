export function retry<T>(task: () => Promise<T>): Promise<T>;
export function retry<T>(task: () => Promise<T>, attempts: number): Promise<T>;
export async function retry<T>(task: () => Promise<T>, attempts = 4): Promise<T> {
  let failure: Error | undefined;
  for (let i = 1; i <= attempts; i++) {
    try {
      return await task();
    } catch (e) {
      failure = e instanceof Error ? e : new Error(String(e));
      await new Promise<void>((r) => { setTimeout(r, 2 ** i * 50); });
    }
  }
  throw failure!;
}

export const run = (client: { send(): Promise<string> }): Promise<string> => retry(() => client.send());
