exports.q = async (c, n = 3) => { for (;;) try { return await c.send('q') } catch (e) { if (!--n) throw e } }
