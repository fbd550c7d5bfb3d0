export async function poll(url) {
  let status = 0;
  let tries = 0;
  let response;
  while (status !== 200 && tries < 5) {
    response = await fetch(url);
    status = response.status;
    tries++;
  }
  if (status !== 200) throw new Error(`Failed with ${status}`);
  return response.json();
}
