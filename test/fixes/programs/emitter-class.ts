import { EventEmitter } from 'node:events';
import net from 'node:net';

export class Telemetry extends EventEmitter {
  private retries = 0;

  constructor(private readonly address: string) {
    super();
  }

  start(): void {
    const socket = net.connect(this.address);
    socket.on('connect', () => {
      this.retries = 0;
      this.emit('ready');
    });
    socket.on('error', () => {
      // 'close' follows
    });
    socket.on('close', this.restart);
  }

  private readonly restart = (): void => {
    this.retries++;
    setTimeout(() => {
      this.start();
    }, Math.min(1000 * this.retries, 10_000));
  };
}

export function watch(address: string): void {
  new Telemetry(address).start();
}
