/** Gets a token; the server is slow to start. */
export async function token(url: string): Promise<string | undefined> {
  let response: Response | undefined;
  let retries = 10;

  while (retries) {
    response = await fetch(url).catch(() => undefined);
    if (response?.status === 200) break;
    retries -= 1;
    if (!retries) console.error(`no token after 10 tries (${response?.status})`);
    else await new Promise((resolve) => setTimeout(resolve, 3000));
  }

  return response?.text();
}
