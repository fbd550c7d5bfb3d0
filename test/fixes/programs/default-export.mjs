const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export default async function (url) {
  let res;
  for (let i = 1; i <= 5; i += 1) {
    res = await fetch(url);
    if (res.status < 500) break;
    if (i !== 5) await pause(2 ** i * 50);
  }
  return res.status;
}
