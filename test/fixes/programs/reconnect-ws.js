import WebSocket from 'ws';

let retries = 0;

export function subscribe(url) {
  const socket = new WebSocket(url);
  socket.on('open', () => {
    retries = 0;
  });
  socket.on('error', (error) => console.error('socket', error));
  socket.on('close', () => {
    // come back later, and later, and later
    setTimeout(() => subscribe(url), 1000 * 2 ** retries++);
  });
}
