const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function load(url) {
  let response = await fetch(url);
  if (!response.ok) {
    await wait(1000);
    response = await fetch(url);
  }
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response;
}
