const axios = require('axios');
exports.load = async function (url) {
    let attempts = 0;
    let delay = 10000;
    const maxAttempts = 3;
    while (attempts <= maxAttempts) {
        try {
            return (await axios.get(url)).data;
        } catch (error) {
            if (error.response && error.response.status === 429) {
                console.warn(`[${++attempts}/${maxAttempts}] Trying again in ${delay / 1000}s`);
                await new Promise(resolve => setTimeout(resolve, delay));
                delay *= 2;
            } else {
                console.warn(`[${++attempts}/${maxAttempts}] Trying again now`, error.message);
            }
        }
    }
    throw new Error('gave up');
};
