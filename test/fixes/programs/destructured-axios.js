import axios from 'axios'

export const getTitle = async (url, retries = 3) => {
  try {
    const { data, status } = await axios.get(url)
    if (status !== 200) throw new Error('unexpected status')
    return data
  } catch (e) {
    if (retries <= 1) throw e
    return getTitle(url, retries - 1)
  }
}
