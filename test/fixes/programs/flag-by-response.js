export async function load(url) {
  let tries = 0
  let ok = false
  let text
  do {
    const started = Date.now()
    try {
      const r = await fetch(url)
      ok = r.ok
      text = ok ? await r.text() : undefined
    } catch (e) {
      ok = false
    } finally {
      console.log('took', Date.now() - started)
    }
    tries++
  } while (!ok && tries < 4)
  if (!ok) throw new Error('not ok')
  return text
}
