const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function load(url: string): Promise<Response> {
  return fetch(url).then((response) => {
    if (response.status === 429) {
      return wait(2000).then(() => fetch(url));
    }
    return response;
  });
}
