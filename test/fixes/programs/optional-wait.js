export async function retry(fn, { retries = 3, interval = 0 } = {}) {
  for (let i = 0; ; i++) {
    try {
      return await fn()
    } catch (error) {
      if (i >= retries) throw error
      if (interval) await sleep(interval)
    }
  }
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export const load = (client) => retry(() => client.send())
export const loadSlowly = (client) => retry(() => client.send(), { interval: 500 })
