const axios = require('axios');

const MAX_RETRIES = 3;
const client = axios.create();

client.interceptors.response.use(null, async (error) => {
  const config = error.config;
  if (!config || (config.__retryCount || 0) >= MAX_RETRIES) {
    return Promise.reject(error);
  }
  config.__retryCount = (config.__retryCount || 0) + 1;
  // Exponential backoff: 1s, 2s, 4s
  const backoff = Math.pow(2, config.__retryCount - 1) * 1000;
  await new Promise((resolve) => setTimeout(resolve, backoff));
  return client(config);
});

exports.load = async (url) => (await client.get(url)).data;
