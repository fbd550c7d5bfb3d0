import net from 'node:net';

const MAX_RECONNECTS = 5;

export function attach(address: string, reconnects = 0): void {
  const socket = net.connect(address);
  socket.once('error', (error) => {
    socket.destroy();
    if (reconnects === MAX_RECONNECTS) {
      console.error('giving up', error);
      return;
    }
    attach(address, reconnects + 1);
  });
}
