'use strict'

const log = console

exports.load = async function load (url) {
  try {
    const res = await fetch(url)
    if (!res.ok) throw new Error('HTTP ' + res.status)
    return await res.text()
  } catch (e) {
    log.warn('failed, retrying', e)
    return exports.load(url)
  }
}
