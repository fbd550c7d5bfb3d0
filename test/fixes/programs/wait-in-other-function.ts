const enum Policy { Max = 3, BaseMs = 1000 }

export async function load(url: string, attempt = 0): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    if (attempt >= Policy.Max) throw error;
    return again(url, attempt);
  }
  if (response.status < 500 && response.status !== 429) return response;
  if (attempt >= Policy.Max) return response;
  return again(url, attempt);
}

async function again(url: string, attempt: number): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, Policy.BaseMs * 2 ** attempt));
  return load(url, attempt + 1);
}
