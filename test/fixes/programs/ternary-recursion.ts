export const ask = async (url: string, left: number = 3): Promise<string> => {
  const response = await fetch(url);
  return response.ok ? response.text() : left > 0 ? ask(url, left - 1) : Promise.reject(new Error(`ask: HTTP ${response.status}`));
};
