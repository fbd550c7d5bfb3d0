const sleep = ms => new Promise(r => setTimeout(r, ms))
const json = async (url, tries = 5, wait = 100) =>
  fetch(url).then(
    r => r.ok ? r.json() : tries > 1 ? sleep(wait).then(() => json(url, tries - 1, wait * 2)) : Promise.reject(new Error(r.status)),
  )
export const load = url => json(url)
