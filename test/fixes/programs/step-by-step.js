import axios from 'axios';

function retryDelay(count) {
  // 1 s, doubled each time
  const base = Math.pow(2, count - 1) * 1000;

  // At most a minute
  const capped = Math.min(base, 60000);

  // 20 % more or less
  const factor = 0.8 + Math.random() * 0.4; // between 0.8 and 1.2
  const delay = capped * factor;

  return delay;
}

export async function report(url) {
  for (let count = 1; ; count++) {
    try {
      const { data } = await axios.get(url);
      return data;
    } catch (error) {
      const status = error.response?.status ?? 503;
      if (count === 4 || (status !== 429 && status < 500)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(count)));
    }
  }
}
