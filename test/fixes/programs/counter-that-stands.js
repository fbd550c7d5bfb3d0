export async function fetchDoc(url) {
  let retries = 3;
  while (retries > 0) {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error('doc ' + res.status);
      return await res.json();
    } catch (err) {
      if (retries === 0) throw err;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
