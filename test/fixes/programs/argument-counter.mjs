export async function getRates(url, retriesLeft = 3, wait = 300) {
  const response = await fetch(url);
  if (response.ok) return response.json();
  if (retriesLeft === 0) throw new Error(`rates: HTTP ${response.status}`);
  await new Promise((resolve) => setTimeout(resolve, wait));
  return getRates(url, retriesLeft - 1, wait * 2);
}
