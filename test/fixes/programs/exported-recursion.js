const axios = require('axios');
exports.load = async function (url, attempt = 1) {
  try {
    const res = await axios.get(url);
    return res.data;
  } catch (err) {
    if (err.response && err.response.status === 410) {
      return null;
    }
    if (attempt <= 3) {
      await new Promise((r) => setTimeout(r, attempt * 1000));
      return exports.load(url, attempt + 1);
    }
    throw err;
  }
};
