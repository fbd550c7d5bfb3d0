async function first(url, left = 3) {
  try {
    const res = await fetch(url)
    if (!res.ok) throw new Error('HTTP ' + res.status)
    return await res.text()
  } catch (e) {
    return again(url, left, e)
  }
}

async function again(url, left, e) {
  if (left === 0) throw e
  return first(url, left - 1)
}

module.exports = { first }
