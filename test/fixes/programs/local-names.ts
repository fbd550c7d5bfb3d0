import axios from 'axios';

export async function probe(url: string): Promise<string> {
  const fullJitter = { status: 'up', retryAfter: 60 };
  const status = 'down';
  const retryAfter = 30;
  let resolve = 0;
  while (resolve < 3) {
    try {
      const { data } = await axios.get(url);
      return data ? fullJitter.status : status;
    } catch (response) {
      resolve++;
      if (resolve === 3) throw response;
      console.warn(status, retryAfter);
    }
  }
  return status;
}
