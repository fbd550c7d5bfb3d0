export const load = (url) => fetch(url).catch(() => fetch(url));
