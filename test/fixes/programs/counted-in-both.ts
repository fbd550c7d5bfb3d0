export async function flagged(url: string): Promise<string | undefined> {
  let success = false;
  let retries = 0;
  let body: string | undefined;

  while (!success && retries < 3) {
    try {
      const res = await fetch(url);
      if (res.ok) {
        body = await res.text();
        success = true;
      } else {
        retries++;
        console.error('Error: status', res.status);
        await new Promise((r) => setTimeout(r, 1000));
      }
    } catch (e) {
      retries++;
      console.error('Error:', e);
      await new Promise((r) => setTimeout(r, 1000));
    }
  }
  if (!success) throw new Error('Failed after 3 retries');
  return body;
}
