import WebSocket from 'ws';
export class Link {
  constructor(private readonly url: string) {}
  connect(): void {
    const socket = new WebSocket(this.url);
    socket.on('error', (e: Error) => console.error(e.message));
    socket.on('close', () => {
      this.connect();
    });
  }
}
export const connect = (url: string): void => new Link(url).connect();
