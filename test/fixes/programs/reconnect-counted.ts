import WebSocket from 'ws';

class Listener {
  private ws?: WebSocket;
  private attempts = 0;
  private static readonly MAX_ATTEMPTS = 4;

  constructor(private url: string) {}

  public start() {
    this.ws = new WebSocket(this.url);
    this.ws.on('open', this.handleOpen);
    this.ws.on('close', this.handleClose);
    this.ws.on('error', (e: Error) => console.error(e.message));
  }

  private handleOpen = () => {
    this.attempts = 0;
  };

  private handleClose = () => {
    if (this.attempts >= Listener.MAX_ATTEMPTS) {
      console.error('giving up');
      return;
    }
    this.attempts++;
    const timeout = Math.pow(2, this.attempts) * 1000;
    setTimeout(() => this.start(), timeout);
  };
}

export function listen(url: string) {
  new Listener(url).start();
}
