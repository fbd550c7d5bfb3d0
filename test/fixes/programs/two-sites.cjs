const axios = require('axios');
const { setTimeout: sleep } = require('timers/promises');

module.exports = { readRoom, bookRoom };

async function readRoom(client) {
  for (let i = 0; ; i++) {
    try {
      return await client.send('read');
    } catch (error) {
      if (i === 2) throw error;
      await sleep(100 * 2 ** i);
    }
  }
}

async function bookRoom(url, left = 2) {
  try {
    const { data } = await axios.put(url);
    return data;
  } catch (error) {
    const { status } = error.response ?? {};
    if (!left || (status && status < 500)) throw error;
    await sleep(2000);
    return bookRoom(url, left - 1);
  }
}
