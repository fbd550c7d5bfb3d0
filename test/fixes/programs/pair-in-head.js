const to = (promise) => promise.then((data) => [null, data]).catch((err) => [err, null]);

export async function readConfig(client) {
  let tries = 0;
  let [err, data] = await to(client.send('config'));
  while (err && tries < 3) {
    tries += 1;
    [err, data] = await to(client.send('config'));
  }
  if (err) throw err;
  return data;
}
