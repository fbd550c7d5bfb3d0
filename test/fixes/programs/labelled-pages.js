module.exports.load = async function (url, count = 1) {
  const pages = [];
  page: for (let p = 1; p <= count; p++) {
    let tries = 0;
    for (;;) {
      const res = await fetch(`${url}?page=${p}`);
      if (res.ok) { pages.push(await res.text()); continue page; }
      if (++tries > 3) break page;
      await new Promise((r) => setTimeout(r, 500));
    }
  }
  return pages.join();
};
