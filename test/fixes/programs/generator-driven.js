function run(gen) {
  return new Promise((resolve, reject) => {
    function step(method, value) {
      let next;
      try {
        next = gen[method](value);
      } catch (e) {
        reject(e);
        return;
      }
      if (next.done) resolve(next.value);
      else Promise.resolve(next.value).then((v) => step('next', v), (e) => step('throw', e));
    }
    step('next');
  });
}

function* fetchItem(url) {
  for (let n = 0; n < 4; n++) {
    try {
      const res = yield fetch(url);
      if (!res.ok) throw new Error('status ' + res.status);
      return yield res.text();
    } catch (err) {
      if (n === 3) throw err;
    }
  }
}

exports.load = (url) => run(fetchItem(url));
