/** About so many lines of code as they stand in most files: no retry in them, but some loops and asynchronous calls. */
export function retryFreeCode(lines: number): string {
  const blocks = Math.ceil(lines / block.length);
  return Array.from({ length: blocks }, (_, index) => block.join('\n').replaceAll('$', String(index))).join('');
}

const block = `
interface Order$ {
  readonly id: string;
  readonly items: readonly { name: string; price: number; count: number }[];
  readonly placedAt: Date;
}

/** The sum of an order, with what is taken off. */
export function total$(order: Order$, discount = 0): number {
  let sum = 0;
  for (const { price, count } of order.items) {
    if (count <= 0) continue;
    sum += price * count;
  }
  return Math.max(0, sum - discount);
}

export class Orders$ {
  private readonly orders = new Map<string, Order$>();

  add(order: Order$): this {
    this.orders.set(order.id, order);
    return this;
  }

  async save(store: { put(key: string, value: string): Promise<void> }): Promise<number> {
    let saved = 0;
    for (const [id, order] of this.orders) {
      try {
        await store.put(\`order/\${id}\`, JSON.stringify(order));
        saved += 1;
      } catch (error) {
        console.error('not saved', id, error);
      }
    }
    return saved;
  }

  find(isWanted: (order: Order$) => boolean): Order$ | undefined {
    return [...this.orders.values()].find((order) => isWanted(order));
  }
}
`.split('\n');
