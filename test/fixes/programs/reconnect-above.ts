import WebSocket from 'ws';

interface Options {
  readonly maxAttempts?: number;
  readonly initialDelayMs?: number;
  readonly maxDelayMs?: number;
}

export abstract class Channel {
  protected attempts = 0;
  protected readonly options: Required<Options>;

  constructor(options: Options = {}) {
    this.options = {
      maxAttempts: options.maxAttempts ?? 4,
      initialDelayMs: options.initialDelayMs ?? 100,
      maxDelayMs: options.maxDelayMs ?? 30_000,
    };
  }

  abstract connect(): Promise<void>;

  protected scheduleReconnect(): void {
    if (this.attempts >= this.options.maxAttempts) {
      console.error('giving up');
      return;
    }
    const delay = Math.min(this.options.initialDelayMs * Math.pow(2, this.attempts), this.options.maxDelayMs);
    this.attempts++;
    setTimeout(() => {
      this.connect().catch((error: unknown) => console.error(error));
    }, delay);
  }
}

const overSocket = (Above: typeof Channel, url: string) =>
  class extends Above {
    async connect(): Promise<void> {
      const socket = new WebSocket(url);
      socket.on('open', () => {
        this.attempts = 0;
      });
      socket.on('error', (error: Error) => console.error(error));
      socket.on('close', () => this.scheduleReconnect());
    }
  };

export function start(url: string): void {
  const Above = overSocket(Channel, url);
  void new Above().connect();
}
