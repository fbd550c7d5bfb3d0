const STATUS = { ok: 200, gone: 410 };
export async function load(url) {
  let response, attempts = 0;
  retry: do {
    response = await fetch(url);
    switch (response.status) {
      case STATUS.ok: break retry;
      case STATUS.gone: return null;
    }
    attempts++;
  } while (attempts < 4);
  return response;
}
