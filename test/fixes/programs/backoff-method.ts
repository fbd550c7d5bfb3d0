interface Line {
  send(text: string): Promise<string>;
}

class Modem {
  private attempts = 0;

  constructor(
    private readonly line: Line,
    private readonly baseMs: number,
  ) {}

  async dial(): Promise<string> {
    while (true) {
      try {
        const answer = await this.line.send('ATDT');
        this.attempts = 0;
        return answer;
      } catch (error) {
        if (++this.attempts > 3) throw error;
        await this.wait();
      }
    }
  }

  private wait(): Promise<void> {
    const ms = this.nextDelay();
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  private nextDelay(): number {
    return this.baseMs * 2 ** (this.attempts - 1);
  }
}

export const dial = (line: Line, baseMs: number): Promise<string> => new Modem(line, baseMs).dial();
