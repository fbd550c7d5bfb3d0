export async function read(client) {
  let retries = 0; // so far
  for (;;) {
    try {
      return await client.send(/* everything */);
    } catch /* whatever */ {
      // give up some day
      if (retries++ === 3) { throw new Error('read failed'); } // enough
      continue; // again
    }
  }
}
