export async function run(client, log) {
  try {
    log(null, await client.send('job'));
  } catch (error) {
    if (error.message.includes('network') || error.message.includes('503')) {
      setTimeout(() => {
        run(client, log);
      }, 2000);
    }
  }
}
