interface Client {
  send(id?: string): Promise<string>;
}

function persist(client: Client): Promise<string>;
function persist(client: Client, left: number): Promise<string>;
async function persist(client: Client, left = 2): Promise<string> {
  try {
    return await client.send('x');
  } catch (error) {
    if (left <= 0) throw error;
    return persist(client, left - 1);
  }
}

class Api {
  constructor(private readonly client: Client) {}

  get(id: string): Promise<string>;
  get(id: string, left: number): Promise<string>;
  async get(id: string, left = 2): Promise<string> {
    try {
      return await this.client.send(id);
    } catch (error) {
      if (left <= 0) throw error;
      return this.get(id, left - 1);
    }
  }
}

export const load = (client: Client) => persist(client);
export const more = (client: Client) => new Api(client).get('1', 4);
