let fullJitter;

export async function lateHelper(url) {
  fullJitter = (n) => n;
  for (let i = 0; i < 3; i++) {
    try {
      return await (await fetch(url)).json();
    } catch (error) {
      if (i == 2) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** i));
    }
  }
}
