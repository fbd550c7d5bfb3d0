import { EventEmitter } from 'node:events';
export class Job extends EventEmitter {
  #left = 3;
  async start(url: string): Promise<string> {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`status ${res.status}`);
      return await res.text();
    } catch (error) {
      this.emit('failed', error, this.#left);
      if (this.#left-- > 0) {
        await this.#pause(50);
        return this.start(url);
      }
      throw error;
    }
  }
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(() => {
        resolve();
      }, ms);
    });
  }
}
export const load = (url: string): Promise<string> => new Job().start(url);
