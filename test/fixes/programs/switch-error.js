export async function send(client) {
  let attempt = 0;
  while (true) {
    try {
      return await client.send('hello');
    } catch (error) {
      switch (error.code) {
        case 'ECONNRESET':
        case 'ETIMEDOUT':
          if (attempt++ < 3) break;
          throw error;
        default:
          throw error;
      }
    }
  }
}
