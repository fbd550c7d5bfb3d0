#!/usr/bin/env node
// Downloads one thing, stubbornly.
export async function load(url) {
	let delay = 250; // ms
	outer: while (true) {
		try {
			const res = await fetch(url);
			switch (true) {
				case res.status >= 200 && res.status < 300:
					return await res.text();
				case res.status === 404:
					throw Object.assign(new Error('gone'), { fatal: true });
				default:
					console.log('status', res.status);
			}
		} catch (e) {
			if (e.fatal) throw e;
			console.log('oops', e.message); /* keep going */
		}
		await new Promise((r) => setTimeout(r, delay));
		delay *= 2; // double it
		continue outer;
	}
}
