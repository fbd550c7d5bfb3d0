'use strict';

const axios = require('axios');

async function syncOrders(url) {
  let retries = 0;
  let delay = 250;
  while (true) {
    try {
      return (await axios.get(url)).data;
    } catch (error) {
      retries++;
      if (retries > 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      delay *= 2;
    }
  }
}

module.exports = { syncOrders };
