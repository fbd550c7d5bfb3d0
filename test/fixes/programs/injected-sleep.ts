type Sleep = (ms: number) => Promise<void>;

const realSleep: Sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

export class Uploader {
  constructor(
    private readonly target: string,
    private readonly sleep: Sleep = realSleep,
    private readonly maxAttempts = 4,
  ) {}

  async upload(body: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const res = await fetch(this.target, { method: 'PUT', body });
        if (res.ok) return;
        throw new Error(`upload failed: ${res.status}`);
      } catch (err: unknown) {
        if (attempt === this.maxAttempts) throw err;
        await this.sleep(200 * attempt * attempt);
      }
    }
  }
}

export async function upload(url: string): Promise<string> {
  await new Uploader(url).upload('x');
  return 'sent';
}
