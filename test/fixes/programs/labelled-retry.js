export async function labelled(url) {
  let left = 4;
  retry: while (true) {
    const response = await fetch(url);
    switch (true) {
      case response.ok:
        return response.text();
      case left-- > 1:
        continue retry;
      default:
        throw new Error(`HTTP ${response.status}`);
    }
  }
}
