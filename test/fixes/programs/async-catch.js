export function load(url) {
  let tries = 0;
  const run = () =>
    fetch(url)
      .then((res) => {
        if (!res.ok) throw Object.assign(new Error('request failed'), { res });
        return res.text();
      })
      .catch(async (error) => {
        tries += 1;
        if (tries > 3) throw error;
        await new Promise((r) => setTimeout(r, 1000));
        return run();
      });
  return run();
}
