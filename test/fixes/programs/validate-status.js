import axios from 'axios';

export async function load(url) {
  let response;
  for (let i = 0; i < 4; i++) {
    response = await axios.get(url, { validateStatus: () => true }).catch((e) => ({ status: 0, data: e.message, headers: {} }));
    if (response.status >= 200 && response.status < 300) return response.data;
    if (i < 3) await new Promise((r) => setTimeout(r, 1000));
  }
  return { failed: response.status };
}
