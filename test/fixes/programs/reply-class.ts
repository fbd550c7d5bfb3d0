export interface ApiResponse { ok: boolean; statusCode: number; body: string }

export class Api {
  constructor(private readonly base: string) {}

  async get(): Promise<ApiResponse> {
    let last: ApiResponse = { ok: false, statusCode: 0, body: '' };
    for (let i = 1; i <= 4; i++) {
      last = await this.send();
      if (last.ok) return last;
      if (i < 4) await new Promise((resolve) => setTimeout(resolve, i * 100));
    }
    return last;
  }

  private async send(): Promise<ApiResponse> {
    try {
      const res = await fetch(this.base);
      return {
        ok: res.ok,
        statusCode: res.status,
        body: await res.text(),
      };
    } catch (error) {
      return { ok: false, statusCode: 0, body: String(error) };
    }
  }
}

export const load = (url: string): Promise<ApiResponse> => new Api(url).get();
