function checkStatus(response) {
  if (response.status >= 200 && response.status < 300) return response
  const error = new Error(`HTTP ${response.status}`)
  error.response = response
  throw error
}

export const getItems = async (url, retries = 3) => {
  try {
    const response = await fetch(url).then(checkStatus)
    return await response.json()
  } catch (error) {
    if (retries === 0) throw error
    await new Promise(resolve => setTimeout(resolve, 1000))
    return getItems(url, retries - 1)
  }
}
