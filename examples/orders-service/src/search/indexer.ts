import { setTimeout as sleep } from 'node:timers/promises';

export interface Document {
  id: string;
  title: string;
  updatedAt: string;
}

export interface SearchCluster {
  bulk(documents: Document[], options: { signal: AbortSignal }): Promise<{ took: number }>;
}

const CHUNK = 500;

export async function reindex(cluster: SearchCluster, documents: Document[], signal: AbortSignal): Promise<number> {
  let took = 0;
  for (let start = 0; start < documents.length; start += CHUNK) {
    signal.throwIfAborted();
    took += await indexChunk(cluster, documents.slice(start, start + CHUNK), signal);
  }
  return took;
}

async function indexChunk(cluster: SearchCluster, chunk: Document[], signal: AbortSignal): Promise<number> {
  let failures = 0;
  while (true) {
    try {
      const { took } = await cluster.bulk(chunk, { signal });
      return took;
    } catch (error) {
      failures++;
      if (failures >= 6) throw error;
      await sleep(Math.random() * Math.min(30_000, 1_000 * 2 ** failures));
    }
  }
}
