interface Pages { send(page: number): Promise<string> }
const wait = (ms: number): Promise<void> => new Promise((r) => setTimeout(r, ms));

export async function all(pages: Pages): Promise<string> {
  const out: string[] = [];
  for (let page = 1; page <= 3; page++) {
    await wait(200);
    try {
      out.push(await pages.send(page));
      if (out.at(-1) === '') break;
    } catch (error) {
      const message = (error as Error).message;
      if (message.includes('fatal')) throw error;
      await wait(400);
      page--;
      continue;
    }
  }
  return out.join();
}
