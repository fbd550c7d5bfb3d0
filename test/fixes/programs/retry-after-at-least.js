export async function get(url) {
  for (let n = 0; ; n++) {
    const res = await fetch(url)
    if (res.ok) return res.json()
    if (n === 3 || (res.status < 500 && res.status !== 429)) throw new Error('failed: ' + res.status)
    const retryAfter = Number(res.headers.get('retry-after')) * 1000
    const backoff = 250 * 2 ** n
    await new Promise(resolve => setTimeout(resolve, Math.max(retryAfter, backoff)))
  }
}
