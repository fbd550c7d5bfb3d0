import type { Connection } from 'vscode-languageserver';
import type { ClientFeatures } from './client-features.js';
import { type ClientSettings, isRecord, readClientSettings } from './config/client-settings.js';

/** What users have set, asked for once a document. */
export class SettingsSource {
  private readonly known = new Map<string, Promise<ClientSettings>>();
  private pushed: unknown;

  constructor(
    private readonly connection: Connection,
    private readonly features: ClientFeatures,
  ) {
    this.pushed = features.settings;
  }

  /** The settings for a document. */
  of(uri: string): Promise<ClientSettings> {
    const known = this.known.get(uri);
    if (known) return known;
    const settings = this.ask(uri);
    this.known.set(uri, settings);
    return settings;
  }

  /** They have changed: `sent` is what the client sends along, which may be nothing. */
  change(sent: unknown): void {
    this.known.clear();
    if (isRecord(sent) && 'backoff' in sent) this.pushed = sent['backoff'];
  }

  private async ask(uri: string): Promise<ClientSettings> {
    if (!this.features.asksConfiguration) return readClientSettings(this.pushed);
    // A client that refuses to answer, or goes away, leaves what it has said before.
    const section: unknown = await this.connection.workspace.getConfiguration({ scopeUri: uri, section: 'backoff' }).catch(() => this.pushed);
    return readClientSettings(section);
  }
}
