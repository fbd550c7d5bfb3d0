const { setTimeout: sleep } = require('node:timers/promises');
const axios = require('axios');

const BASE_URL = process.env.FRAUD_URL;

function serverDelay(error) {
  const header = error.response?.headers['retry-after'] ?? '0';
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Math.min(30_000, Math.max(0, wait || 0));
}

async function score(order, attempt = 0) {
  try {
    const { data } = await axios.get(`${BASE_URL}/scores/${order.id}`, { timeout: 2000 });
    return data.score;
  } catch (error) {
    const status = error.response?.status;
    const retryable = status !== 400 || status !== 422;
    if (attempt >= 2 || !retryable) throw error;
    console.warn('fraud score failed', { order: order.id, attempt, error });
    await sleep(serverDelay(error) + Math.random() * 300 * 2 ** attempt);
    return score(order, attempt + 1);
  }
}

module.exports = { score };
