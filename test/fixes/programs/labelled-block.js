module.exports.load = async function (url) {
  const pages = [];
  for (let tries = 0; tries < 4; tries++) {
    check: {
      const res = await fetch(url);
      if (res.ok) {
        pages.push(await res.text());
        break;
      }
      if (tries === 3) break check;
      await new Promise((r) => setTimeout(r, 500));
    }
  }
  console.log(pages.length);
};
