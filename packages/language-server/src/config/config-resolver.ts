import type { ClientSettings } from './client-settings.js';
import { componentLanguage } from './component-parsers.js';
import { type DocumentConfig, presetConfig, type WorkspaceConfig, workspaceConfig } from './document-config.js';
import { isComponent } from '../lint/filename.js';
import { type ConfigProblem, WorkspaceConfigs } from './workspace-configs.js';

/** Finds out how documents are linted. */
export class ConfigResolver {
  private readonly workspace = new WorkspaceConfigs();
  private readonly told = new Set<string>();

  /**
   * @param trusted whether code of the workspace may be run
   * @param tell is told of each configuration that cannot be loaded, once until it changes
   */
  constructor(
    private trusted: boolean,
    private readonly tell: (problem: ConfigProblem) => void,
  ) {}

  /** From now on code of the workspace may be run. */
  trust(): void {
    this.trusted = true;
    this.clear();
  }

  /** Forgets what has been loaded: a configuration may have changed. */
  clear(): void {
    this.workspace.clear();
    this.told.clear();
  }

  /**
   * How the file at `path` is linted; null for a component without a parser. `path` is null for a text that is in no file.
   * Never rejects: where a configuration cannot be loaded, the preset stands in.
   */
  async resolve(path: string | null, client: ClientSettings): Promise<DocumentConfig | null> {
    if (path === null || !this.trusted) return path !== null && isComponent(path) ? null : presetConfig(client);
    const loaded = await this.workspace.of(path);
    if ('problem' in loaded) this.report(loaded.problem);
    const workspace = 'problem' in loaded ? null : loaded.config;
    return isComponent(path) ? componentConfig(path, client, workspace) : fileConfig(client, workspace);
  }

  /** Tells of a problem that linting itself has met: rule options that are wrong. */
  report(problem: ConfigProblem): void {
    const key = JSON.stringify(problem);
    if (this.told.has(key)) return;
    this.told.add(key);
    this.tell(problem);
  }
}

function fileConfig(client: ClientSettings, workspace: WorkspaceConfig | null): DocumentConfig {
  return workspace ? workspaceConfig(client, workspace) : presetConfig(client);
}

/** A configuration that names the plugin has a parser for what it lints; else one is looked for. */
function componentConfig(path: string, client: ClientSettings, workspace: WorkspaceConfig | null): DocumentConfig | null {
  if (workspace && workspace.namespace !== null) return workspaceConfig(client, workspace);
  const languageOptions = componentLanguage(path);
  if (!languageOptions) return null;
  return workspace ? workspaceConfig(client, { ...workspace, languageOptions }) : presetConfig(client, languageOptions);
}
