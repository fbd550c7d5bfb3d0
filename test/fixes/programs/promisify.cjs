const { promisify } = require('node:util');

const wait = promisify(setTimeout);

async function heartbeat(client) {
  for (let i = 0; i < 6; i++) {
    try {
      return await client.send('heartbeat');
    } catch (error) {
      if (i === 5) throw error;
      await wait(Math.min(1000 * Math.pow(2, i), 8000));
    }
  }
}

module.exports = { heartbeat };
