import { setTimeout as sleep } from 'node:timers/promises';

export async function fetchReport(url) {
  let tries = 0;
  let response;
  do {
    if (tries > 0) await sleep(500);
    response = await fetch(url);
    tries += 1;
  } while (response.status >= 500 && tries < 4);
  return response;
}
