export async function load(client: { send(): Promise<string> }): Promise<boolean> {
  let got = false;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await client.send();
      got = true;
      break;
    } catch (error) {
      console.debug(`request failed, attempt ${attempt + 1} (${error})`);
    }
  }
  if (!got) {
    throw new Error(`Interview failed`);
  }
  return got;
}
