function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export async function waitForService(url: string): Promise<string> {
  while (true) {
    try {
      const response = await fetch(url);
      if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
      return await response.text();
    } catch (error) {
      console.warn('service is not up yet', error);
      await delay(1000);
    }
  }
}
