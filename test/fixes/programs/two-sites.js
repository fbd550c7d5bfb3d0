import axios from 'axios';
import { setTimeout as sleep } from 'node:timers/promises';

export async function loadUser(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return (await axios.get(url)).data;
    } catch (error) {
      if (attempt === 2) throw error;
      await sleep(500 * 2 ** attempt);
    }
  }
}

export async function saveUser(url, left = 2) {
  try {
    return (await axios.put(url, { name: 'Ada' })).data;
  } catch (error) {
    if (left === 0) throw error;
    return saveUser(url, left - 1);
  }
}

export const deleteUser = async (url) => {
  while (true) {
    const response = await fetch(url, { method: 'DELETE' });
    if (response.status < 500) return response;
    await sleep(3000);
  }
};
