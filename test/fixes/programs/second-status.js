const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function load(url) {
  const response = await fetch(url);
  switch (response.status) {
    case 429:
    case 503:
      await wait(500);
      return fetch(url);
    default:
      return response;
  }
}
