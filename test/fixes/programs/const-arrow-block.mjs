const MAX = 5;

const attempt = async (client, n = 1) => {
  try {
    return await client.send('ping');
  } catch (error) {
    if (n >= MAX) throw error;
    const ms = n * 200;
    console.warn(`Attempt ${n} failed, waiting ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return attempt(client, n + 1);
  }
};

export { attempt };
