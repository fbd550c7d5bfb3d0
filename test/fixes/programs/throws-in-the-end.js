module.exports.grab = async function grab (url, opts = {}) {
  const max = opts.max || 3
  for (let i = 0; i <= max; i++) {
    let res
    try {
      res = await fetch(url)
      if (res.status === 200) return res
    } catch (err) {
      if (i === max) throw err
    }
    if (i === max) throw new Error(`got ${res.status}`)
  }
}
