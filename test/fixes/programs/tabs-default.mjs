const API_TIMEOUT = 5_000

/** Loads the feed. */
export default async function loadFeed(url) {
	let tries = 0
	while (tries < 4) {
		try {
			const res = await fetch(url, { signal: AbortSignal.timeout(API_TIMEOUT) })
			if (!res.ok) throw new Error(`bad answer ${res.status}`)
			return await res.json()
		} catch (err) {
			tries++
			if (tries === 4) throw err
			console.log(`try ${tries} failed`, err.message)
		}
	}
}
