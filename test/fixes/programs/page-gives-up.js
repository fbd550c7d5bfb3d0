export async function loadPages(url) {
  const pages = [];
  let hasMore = true;
  while (hasMore) {
    for (let attempt = 1; attempt <= 3; attempt++) {
      try {
        const response = await fetch(`${url}?page=${pages.length}`);
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        const page = await response.json();
        pages.push(page);
        hasMore = page.hasMore;
        break;
      } catch (error) {
        console.warn(error);
        if (attempt === 3) {
          hasMore = false;
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
      }
    }
  }
  return pages.join();
}
