interface RpcError { code: number; message: string }
interface RpcReply { result?: unknown; error?: RpcError }

export class RpcClient {
  private id = 0;

  constructor(private readonly endpoint: string, private readonly retries = 3) {}

  async call(method: string, params: unknown[] = []): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++this.id, method, params });
    let lastError: unknown;
    for (let attempt = 0; attempt <= this.retries; attempt++) {
      try {
        const response = await fetch(this.endpoint, { method: 'POST', body });
        if (!response.ok) throw new Error(`RPC HTTP ${response.status}`);
        const reply = (await response.json()) as RpcReply;
        if (reply.error) throw new Error(`RPC ${reply.error.code}: ${reply.error.message}`);
        return reply.result ?? reply;
      } catch (error) {
        lastError = error;
        if (attempt < this.retries) {
          await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt));
        }
      }
    }
    throw lastError;
  }
}

export const load = (url: string): Promise<unknown> => new RpcClient(url).call('eth_blockNumber');
