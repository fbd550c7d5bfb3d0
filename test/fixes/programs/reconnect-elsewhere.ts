import WebSocket from 'ws';

let socket: WebSocket | undefined;
let reconnectAttempts = 0;
const MAX_RECONNECTS = 8;

function scheduleReconnect(url: string): void {
  if (reconnectAttempts >= MAX_RECONNECTS) {
    console.error('giving up');
    return;
  }
  reconnectAttempts += 1;
  console.log(`reconnecting (${reconnectAttempts}/${MAX_RECONNECTS})`);
  connect(url);
}

export function connect(url: string): void {
  socket = new WebSocket(url);
  socket.on('open', () => {
    reconnectAttempts = 0;
  });
  socket.on('error', (err: Error) => console.error(err));
  socket.on('close', () => scheduleReconnect(url));
}
