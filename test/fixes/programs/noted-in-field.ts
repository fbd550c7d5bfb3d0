export class Monitor {
  private lastError: Error | null = null;

  async check(url: string): Promise<string> {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        const response = await fetch(url);
        if (!response.ok) {
          this.lastError = new Error(`status ${response.status} #${attempt + 1}`);
          continue;
        }
        return (await response.json()) as string;
      } catch (e) {
        this.lastError = e instanceof Error ? e : new Error(String(e));
      }
    }
    throw this.lastError ?? new Error('unknown');
  }
}

export const check = (url: string): Promise<string> => new Monitor().check(url);
