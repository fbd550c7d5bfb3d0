import type { ClientCapabilities, InitializeParams } from 'vscode-languageserver';
import { isRecord } from './config/client-settings.js';

/** What a client can do and wants. */
export interface ClientFeatures {
  readonly trusted: boolean;
  readonly htmlHover: boolean;
  /** What users set under `backoff`, from the initialization. */
  readonly settings: unknown;
  /** The client answers `workspace/configuration`. */
  readonly asksConfiguration: boolean;
  readonly watchesFiles: boolean;
  readonly tellsConfigurationChanges: boolean;
  /** Edits may name the version that they are for. */
  readonly versionedEdits: boolean;
  readonly refreshesLenses: boolean;
}

export function clientFeatures({ capabilities, initializationOptions }: InitializeParams): ClientFeatures {
  const options: unknown = initializationOptions;
  const given = isRecord(options) ? options : {};
  const workspace: NonNullable<ClientCapabilities['workspace']> = capabilities.workspace ?? {};
  return {
    trusted: given['trusted'] === true,
    htmlHover: given['htmlHover'] === true,
    settings: given['settings'],
    asksConfiguration: workspace.configuration === true,
    watchesFiles: workspace.didChangeWatchedFiles?.dynamicRegistration === true,
    tellsConfigurationChanges: workspace.didChangeConfiguration?.dynamicRegistration === true,
    versionedEdits: workspace.workspaceEdit?.documentChanges === true,
    refreshesLenses: workspace.codeLens?.refreshSupport === true,
  };
}
