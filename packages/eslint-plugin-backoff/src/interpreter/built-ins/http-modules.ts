import { isNodeHttp } from '../replies/clients.js';
import { type UnknownValue, type Value, object, unknown } from '../values/values.js';

/** What sends requests, of all that the modules export. */
const SENDS = ['get', 'request'] as const;

export const sendsRequests = (name: string): boolean => SENDS.some((send) => send === name);

/** The module `http` or `https` under the name that it has in this file; null for other modules. */
export function nodeHttpModule(module: string, local: string): Value | null {
  return isNodeHttp(module) ? object(SENDS.map((name) => [name, sender(module, name)] as const), { open: true, symbol: local }) : null;
}

/** `import { get } from 'node:https'`; null for what sends no request. */
export function nodeHttpMember(module: string, name: string): Value | null {
  return isNodeHttp(module) && sendsRequests(name) ? sender(module, name) : null;
}

const sender = (module: string, name: string): UnknownValue => unknown(`${module}.${name}`, 0, { client: module });

/** `https`, `http` or what sends their requests. */
export function isNodeHttpValue(value: Value): boolean {
  const sends = value.kind === 'object' ? value.props.get('request') : value;
  return sends?.kind === 'unknown' && isNodeHttp(sends.client);
}
