export async function getArticle(url) {
  let backoff = 1000;
  for (let i = 0; i < 4; i++) {
    const res = await fetch(url);
    if (res.ok) {
      return res.json();
    }
    if (res.status === 401) {
      return null;
    }
    if (i < 3) {
      await new Promise((resolve) => setTimeout(resolve, backoff));
      backoff *= 2;
    }
  }
  throw new Error('gave up on the article');
}
