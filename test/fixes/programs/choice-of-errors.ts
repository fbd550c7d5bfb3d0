interface Client { send(request?: unknown): Promise<string> }
function isTransient(error: unknown): boolean {
  return (error as { code?: string }).code === 'ECONNRESET';
}
export class Platform {
  ready = false;
  failed: unknown = null;
  constructor(private readonly client: Client) {}
  discover(): void {
    this.client.send('/devices').then(() => {
      this.ready = true;
    }).catch((error: unknown) => {
      if (isTransient(error)) {
        // The hub may still be starting.
        setTimeout(() => { this.discover(); }, 3000);
        return;
      }
      this.failed = error;
      console.error('cannot discover', error);
    });
  }
}
export function discover(client: Client): void { new Platform(client).discover(); }
