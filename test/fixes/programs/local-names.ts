import axios from 'axios';

type Result = { status: string; retryAfter: number };

export async function probe(url: string): Promise<Result> {
  const fullJitter = { status: 'up', retryAfter: 60 };
  const status = 'down';
  const retryAfter = 30;
  let resolve = 0;
  while (resolve < 3) {
    try {
      await axios.get(url);
      return fullJitter;
    } catch (response) {
      resolve++;
      if (resolve === 3) throw response;
      console.warn(status, retryAfter);
    }
  }
  return { status, retryAfter };
}
