function parseRetryAfterMs(message, headers) {
  const header = headers && headers.get('retry-after');
  if (header) return Math.ceil(parseFloat(header) * 1000) + 300;
  const told = /try again in ([\d.]+)s/.exec(message);
  if (told) return Math.ceil(parseFloat(told[1]) * 1000) + 300;
  return 10_000;
}

export async function complete(prompt) {
  for (let left = 3; ; left--) {
    const response = await fetch('https://models.example/complete', { method: 'POST', body: prompt });
    if (response.status !== 429 || left === 0) return response.status;
    await new Promise((resolve) => setTimeout(resolve, parseRetryAfterMs(response.statusText, response.headers)));
  }
}
