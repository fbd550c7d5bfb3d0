exports.wake = async (client) => { for (;;) try { return await client.send('wake') } catch {} }
