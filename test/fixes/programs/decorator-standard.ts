function retry(times: number, delayMs: number) {
  return function <This, Args extends unknown[], Return>(
    method: (this: This, ...args: Args) => Promise<Return>,
    _context: ClassMethodDecoratorContext,
  ) {
    return async function (this: This, ...args: Args): Promise<Return> {
      for (let i = 0; ; i++) {
        try {
          return await method.apply(this, args);
        } catch (error) {
          if (i === times) throw error;
          await new Promise<void>((r) => setTimeout(r, delayMs * (i + 1)));
        }
      }
    };
  };
}

class Api {
  @retry(3, 100)
  async get(url: string): Promise<string> {
    const res = await fetch(url);
    if (!res.ok) throw new Error(`HTTP ${res.status}`);
    return res.text();
  }
}

export const load = (url: string): Promise<string> => new Api().get(url);
