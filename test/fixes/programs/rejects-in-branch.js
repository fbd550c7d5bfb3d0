export const viaAnd = async (url, left = 2) => {
  const res = await fetch(url).catch(() => undefined);
  if (res?.ok) return res.text();
  return left > 0 ? viaAnd(url, left - 1) : Promise.reject(new Error('viaAnd'));
};
