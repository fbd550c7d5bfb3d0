import WebSocket from 'ws';

export class Link {
  private attempts = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly url: string) {}

  connect(): void {
    const socket = new WebSocket(this.url);
    socket.on('open', () => { this.attempts = 0; });
    socket.on('error', (error: Error) => { console.error(error.message); });
    socket.on('close', () => {
      this.attempts += 1;
      const backoffDelay = Math.min(500 * Math.pow(2, this.attempts - 1), 300_000);
      console.log(`reconnecting in ${Math.round(backoffDelay / 1000)} s`);
      this.timer = setTimeout(() => {
        this.connect();
      }, backoffDelay);
    });
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

export const open = (url: string): void => { new Link(url).connect(); };
