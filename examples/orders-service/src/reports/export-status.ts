import { setTimeout as sleep } from 'node:timers/promises';

export interface ExportJob {
  id: string;
  status: 'queued' | 'running' | 'done' | 'failed';
  downloadUrl?: string;
}

export interface ReportApi {
  getExport(id: string): Promise<ExportJob>;
}

const POLL_INTERVAL = 2_000;

export async function waitForExport(api: ReportApi, id: string): Promise<string> {
  while (true) {
    const job = await api.getExport(id);
    if (job.status === 'done' && job.downloadUrl) return job.downloadUrl;
    if (job.status === 'failed') throw new Error(`Export ${id} failed`);
    await sleep(POLL_INTERVAL);
  }
}
