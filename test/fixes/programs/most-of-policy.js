export function getItem(client, limits) {
  const policy = { first: limits.first, most: limits.most };
  return new Loader(client, policy).load();
}

class Loader {
  constructor(client, policy) {
    this.client = client;
    this.policy = policy;
    this.wait = policy.first;
  }

  async load(left = 4) {
    try {
      return await this.client.send({ item: 7 });
    } catch (error) {
      if (left === 0) throw error;
      const delay = this.wait;
      this.wait = Math.min(delay * 2, this.policy.most);
      await new Promise((resolve) => { setTimeout(resolve, delay); });
      return this.load(left - 1);
    }
  }
}
