const axios = require('axios')
const log = { warn: () => {} }

async function send (url, attempt = 1) {
  try {
    return (await axios.post(url)).data
  } catch (e) {
    if (attempt > 3) throw e
    const seconds = Math.pow(2, attempt)
    log.warn(`Request failed (${e.message}). Waiting ${seconds}s before attempt ${attempt + 1}`)
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
    return send(url, attempt + 1)
  }
}

exports.send = send
