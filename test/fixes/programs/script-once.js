;(function () {
  const send = async (client, attempt) => {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      return send(client, attempt + 1);
    }
  };

  module.exports = { load: (client) => send(client, 0) };
}());
