const retry = ({ times, base }) => (fn) => {
  const run = async (n, ...args) => {
    try {
      return await fn(...args);
    } catch (e) {
      if (n >= times) throw e;
      await new Promise((r) => setTimeout(r, base * 2 ** n));
      return run(n + 1, ...args);
    }
  };
  return (...args) => run(0, ...args);
};

const getJson = async (url) => {
  const r = await fetch(url);
  if (!r.ok) throw new Error(r.status);
  return r.json();
};

export const load = retry({ times: 4, base: 100 })(getJson);
