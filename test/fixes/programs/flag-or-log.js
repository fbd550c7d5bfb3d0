export async function drain(url) {
  const jobs = ['one'];
  const results = [];
  for (const job of jobs) {
    let done = false;
    let tries = 0;
    while (!done && tries < 3) {
      tries++;
      try {
        const res = await fetch(`${url}/${job}`, { method: 'PUT' });
        if (res.ok) {
          done = true;
          results.push(job);
        } else {
          console.error(`job ${job}: ${res.status}`);
        }
      } catch (e) {
        console.error(`job ${job}: ${e.message}`);
      }
    }
    if (!done) throw new Error(`job ${job} failed`);
  }
  return results.join();
}
