export async function load(url) {
  const queue = [100, 300, 900];
  let failure;
  for (;;) {
    try {
      const response = await fetch(url);
      if (response.ok) return response;
      failure = new Error(`HTTP ${response.status}`);
    } catch (error) {
      failure = error;
    }
    const ms = queue.shift();
    if (!ms) throw failure;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
