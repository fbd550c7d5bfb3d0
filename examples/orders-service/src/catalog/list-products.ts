export interface Product {
  sku: string;
  name: string;
  cents: number;
}

interface Page {
  items: Product[];
  nextCursor: string | null;
}

export async function listProducts(baseUrl: string): Promise<Product[]> {
  const products: Product[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const response = await fetch(`${baseUrl}/products?limit=100&cursor=${encodeURIComponent(cursor)}`);
    if (!response.ok) throw new Error(`Listing products failed: ${response.status}`);
    const page = (await response.json()) as Page;
    products.push(...page.items);
    cursor = page.nextCursor;
  }
  return products;
}
