import WebSocket from 'ws';

class Feed {
  #attempts = 0;
  #socket: WebSocket | null = null;

  constructor(private readonly url: string) {}

  connect(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.on('open', () => this.handleOpen());
    socket.on('error', (error: Error) => console.warn(error.message));
    socket.on('close', () => this.scheduleReconnect());
  }

  private handleOpen(): void {
    this.#attempts = 0;
  }

  private scheduleReconnect(): void {
    this.#socket = null;
    const delay = Math.min(30_000, 1_000 * 2 ** this.#attempts);
    this.#attempts += 1;
    setTimeout(() => this.connect(), delay);
  }
}

export function openFeed(url: string): void {
  new Feed(url).connect();
}
