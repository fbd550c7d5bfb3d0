import { EventEmitter } from 'node:events';
import WebSocket from 'ws';
import { logger } from '../lib/logger.js';

export class PriceFeed extends EventEmitter {
  private socket: WebSocket | undefined;
  private attempts = 0;
  private stopped = false;

  constructor(private readonly url: string) {
    super();
  }

  connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.on('open', () => {
      this.attempts = 0;
      socket.send(JSON.stringify({ type: 'subscribe', channel: 'prices' }));
    });
    socket.on('message', (data) => {
      this.emit('price', JSON.parse(String(data)));
    });
    socket.on('error', (error) => {
      logger.error({ error }, 'price feed error');
    });
    socket.on('close', () => {
      if (this.stopped) return;
      this.attempts += 1;
      const delay = 1_000 * 2 ** this.attempts;
      logger.info({ delay }, 'price feed closed, reconnecting');
      setTimeout(() => this.connect(), delay);
    });
  }

  stop(): void {
    this.stopped = true;
    this.socket?.close();
  }
}
