export async function crlf(url) {
  // Three tries.
  for (let i = 0; i < 3; i++) {
    const res = await fetch(url);
    if (res.ok) {
      return res.json();
    }
    if (i === 2) {
      throw new Error('crlf: HTTP ' + res.status); // give up
    }
  }
}
