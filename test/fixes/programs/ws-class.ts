import WebSocket from 'ws';

export class Feed {
  private ws: WebSocket | null = null;
  private attempts = 0;

  constructor(private readonly url: string) {}

  connect(): void {
    this.ws = new WebSocket(this.url);
    this.ws.on('open', () => this.onOpen());
    this.ws.on('close', () => this.scheduleReconnect());
    this.ws.on('error', () => undefined);
  }

  private onOpen(): void {
    this.attempts = 0;
  }

  private scheduleReconnect(): void {
    this.attempts += 1;
    const delay = 1000 * 2 ** this.attempts;
    setTimeout(() => this.connect(), delay);
  }
}

export const start = (url: string): void => new Feed(url).connect();
