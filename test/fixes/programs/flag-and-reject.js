export function query(client) {
  return new Promise(async (resolve, reject) => {
    let count = 0;
    let done = false;
    while (!done) {
      try {
        const rows = await client.send('select 1');
        done = true;
        resolve(rows);
      } catch (err) {
        count++;
        if (count > 4) {
          done = true;
          reject(err);
        }
      }
    }
  });
}
