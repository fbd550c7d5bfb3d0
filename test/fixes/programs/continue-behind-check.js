export async function goOn(url) {
	let n = 0;
	for (;;) {
		let r;
		try { r = await fetch(url); }
		catch (e) {
			if (n++ < 2) continue;
			throw e;
		}
		if (r.ok) return r.text();
		if (r.status < 500) throw new Error('client ' + r.status);
		if (n++ < 2) continue;
		throw new Error('server ' + r.status);
	}
}
