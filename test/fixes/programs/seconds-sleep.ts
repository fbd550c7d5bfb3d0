function sleepSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

export async function fetchSeconds(url: string): Promise<string> {
  const maxAttempts = 4;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const response = await fetch(url);
    if (response.ok) return response.text();
    if (attempt === maxAttempts) throw new Error(`Failed: ${response.status}`);
    await sleepSeconds(Math.min(2 ** attempt, 10));
  }
  throw new Error('unreachable');
}
