interface Http {
  send(range: string): Promise<string>;
}

export async function download(http: Http): Promise<string> {
  const retries = 3;
  let failures = 0;

  while (true) {
    try {
      const result = await downloadSegment(http, 0, 100);
      return result;
    } catch (err) {
      if (failures >= retries) {
        throw err;
      }

      failures++;
    }
  }
}

async function downloadSegment(http: Http, offset: number, count: number): Promise<string> {
  return await http.send(`bytes=${offset}-${offset + count - 1}`);
}
