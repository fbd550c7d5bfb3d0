import axios from 'axios';

export async function loadTheme(url) {
  try {
    return (await axios.get(url)).data;
  } catch (error) {
    console.warn('trying once more', error.message);
    return (await axios.get(url)).data;
  }
}
