type Callback = (error: Error | null, body?: string) => void;

function get(url: string, attempt: number, done: Callback): void {
  fetch(url)
    .then(async (response) => {
      if (!response.ok) {
        throw new Error(`Unexpected ${response.status}`);
      }
      done(null, await response.text());
    })
    .catch((error: Error) => {
      if (attempt >= 3) {
        done(error);
        return;
      }
      setTimeout(() => get(url, attempt + 1, done), attempt * 1000);
    });
}

export const load = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, 1, (error, body) => (error ? reject(error) : resolve(body ?? '')));
  });
