export class Client {
  private socket?: WebSocket;
  constructor(private readonly url: string, private readonly onUp: () => void = () => undefined) {}
  connect(): void {
    this.socket = new WebSocket(this.url);
    this.socket.onopen = () => { this.onUp(); };
    this.socket.onerror = () => this.socket?.close();
    this.socket.onclose = () => { this.connect(); };
  }
}
export const connect = (url: string): void => new Client(url).connect();
