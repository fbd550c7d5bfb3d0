const net = require('net')

function connect (port, host) {
  const socket = net.connect(port, host)
  socket.on('connect', () => { console.log('connected') })
  socket.on('error', () => {})
  socket.on('close', () => { console.log('closed'); connect(port, host) })
  return socket
}

exports.load = () => { connect(1234, 'localhost') }
