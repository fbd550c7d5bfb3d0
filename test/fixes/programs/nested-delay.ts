export function load(url: string): Promise<string> {
  const limit = 3;
  let count = 0;

  function nextDelay(): number {
    return 150 * 2 ** count;
  }

  async function once(): Promise<string> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`failed: ${response.status}`);
    return response.text();
  }

  async function run(): Promise<string> {
    try {
      return await once();
    } catch (error) {
      if (count >= limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, nextDelay()));
      count += 1;
      return run();
    }
  }

  return run();
}
