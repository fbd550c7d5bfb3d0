const wait = ms => new Promise(resolve => setTimeout(resolve, ms))

export async function loadScores (url) {
	let tries = 0
	while (true) {
		const res = await fetch(url)
		if (res.ok) return res.text()
		if (res.status < 500) throw new Error(`scores: ${res.status}`)
		if (tries++ >= 3) throw new Error(`scores: ${res.status}`)
		await wait(100 * tries)
	}
}

const scores = []
;[1, 2, 3].forEach(score => scores.push(score))
