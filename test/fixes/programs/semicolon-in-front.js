import axios from 'axios'
class Client {
  constructor(url) { this.url = url }
  async get(n = 0) {
    try {
      const { data } = await axios.get(this.url)
      return data
    } catch (e) {
      if (n >= 3) throw e
      ;[1].forEach(() => console.log('retry'))
      await new Promise(r => setTimeout(r, 2 ** n * 100))
      return this.get(n + 1)
    }
  }
}
export const go = url => new Client(url).get()
