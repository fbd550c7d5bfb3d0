enum Limits { Retries = 3, BaseMs = 1000, MaxMs = 8000 }
export default class Gateway {
  constructor(private url: string) {}
  public async query(n = 0): Promise<string> {
    let res: Response;
    try {
      res = await fetch(this.url, { method: 'GET' });
      if (!res.ok) throw new Error(`Gateway ${res.status}`);
    } catch (err) {
      if (n < Limits.Retries) {
        const ms = Math.min(Limits.MaxMs, Limits.BaseMs * 2 ** n);
        await new Promise((r) => setTimeout(r, ms));
        return this.query(n + 1);
      }
      throw err;
    }
    return (await res.json()) as string;
  }
}
export const load = (url: string): Promise<string> => new Gateway(url).query();
