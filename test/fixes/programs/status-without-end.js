export async function forever(url) {
  let status = 0;
  let response;
  while (status !== 200) {
    response = await fetch(url);
    status = response.status;
  }
  return response.json();
}
