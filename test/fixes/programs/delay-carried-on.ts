import WebSocket from 'ws';

const MAX_MS = 20_000;

export class Feed {
  private readonly state = { delayMs: 500 };

  constructor(private readonly url: string) {}

  connect(): void {
    const socket = new WebSocket(this.url);
    socket.on('open', () => { this.state.delayMs = 500; });
    socket.on('error', (error: Error) => { console.error(error.message); });
    socket.on('close', () => {
      const delay = this.state.delayMs;
      this.state.delayMs = Math.min(delay * 2, MAX_MS);
      console.log(`again in ${delay / 1000} s`);
      setTimeout(() => { this.connect(); }, delay);
    });
  }
}

export const open = (url: string): void => { new Feed(url).connect(); };
