const MAX_RETRIES = 3
const BASE_DELAY_MS = 1000
export async function load(url, options) {
  let attempt = 0
  while (true) {
    const response = await fetch(url, options)
    if (response.status !== 429 || attempt >= MAX_RETRIES) {
      return response
    }
    const retryAfter = response.headers.get('Retry-After')
    let delayMs
    if (retryAfter) {
      const seconds = parseFloat(retryAfter)
      if (!isNaN(seconds)) {
        delayMs = seconds * 1000
      } else {
        const retryDate = new Date(retryAfter).getTime()
        delayMs = isNaN(retryDate) ? BASE_DELAY_MS * Math.pow(2, attempt) : Math.max(0, retryDate - Date.now())
      }
    } else {
      delayMs = BASE_DELAY_MS * Math.pow(2, attempt)
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    attempt++
  }
}
