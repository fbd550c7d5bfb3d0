const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function load(url: string): Promise<Response> {
  let response: Response | undefined;
  let failure: unknown = null;
  try {
    response = await fetch(url);
  } catch (error) {
    failure = error;
  }
  if (failure || !response?.ok) {
    await wait(250);
    response = await fetch(url);
  }
  return response;
}
