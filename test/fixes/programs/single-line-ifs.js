export async function ping(url) {
  let count = 0
  for (;;) {
    let res
    try { res = await fetch(url) } catch (e) { if (++count > 3) throw e; continue }
    if (res.ok) return res.status
    if (++count > 3) throw new Error(`ping: ${res.status}`)
  }
}
