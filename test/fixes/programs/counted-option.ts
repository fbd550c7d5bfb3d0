export async function retry<T>(operation: () => Promise<T>, options: { attempts: number; onError?: (e: unknown) => void }): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    options.onError?.(error);
    if (options.attempts <= 1) throw error;
    return retry(operation, { ...options, attempts: options.attempts - 1 });
  }
}
export const load = (c: { send(): Promise<string> }): Promise<string> => retry(() => c.send(), { attempts: 4 });
