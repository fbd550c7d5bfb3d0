export async function loadCities(url, { retries = 3, delay = (attempt) => 200 * (attempt + 1) } = {}) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.ok || attempt === retries || (response.status < 500 && response.status !== 429)) return response;
    await new Promise((resolve) => setTimeout(resolve, delay(attempt)));
  }
}
