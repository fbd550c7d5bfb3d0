const WebSocket = require('ws');

const link = {
  delay: 500,
  maxDelay: 20000,
  socket: null,

  connect(url) {
    this.socket = new WebSocket(url);
    this.socket.on('open', () => {
      this.delay = 500;
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => this.reconnect(url));
  },

  reconnect(url) {
    setTimeout(() => this.connect(url), this.delay);
    this.delay = Math.min(this.delay * 2, this.maxDelay);
  },
};

exports.connect = (url) => link.connect(url);
