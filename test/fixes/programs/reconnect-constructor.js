import net from 'node:net';
import { EventEmitter } from 'node:events';

class Client extends EventEmitter {
  constructor(url) {
    super();
    this.url = url;
    this.connect();
  }

  connect() {
    const socket = net.connect({ host: this.url });
    socket.on('connect', () => this.emit('ready'));
    socket.on('error', (err) => {
      console.log(err.message);
      this.connect();
    });
  }
}

export function connect(url) {
  return new Client(url);
}
