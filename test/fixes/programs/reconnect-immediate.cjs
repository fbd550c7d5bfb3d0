const net = require('node:net');

function connect(address) {
  const socket = net.connect(address);
  socket.on('connect', () => console.log('connected'));
  socket.on('error', () => console.log('connection lost'));
  socket.on('close', () => connect(address));
}

module.exports = { connect };
