import type { Callee } from '../language/calls.js';

/** HTTP clients by the module that they come from: whether a failing status arrives as a response or as an error. */
const CLIENTS: ReadonlyMap<string, 'response' | 'error'> = new Map([
  ['fetch', 'response'],
  ['http', 'response'],
  ['https', 'response'],
  ['node-fetch', 'response'],
  ['cross-fetch', 'response'],
  ['isomorphic-fetch', 'response'],
  ['isomorphic-unfetch', 'response'],
  ['unfetch', 'response'],
  ['whatwg-fetch', 'response'],
  ['undici', 'response'],
  ['make-fetch-happen', 'response'],
  ['minipass-fetch', 'response'],
  ['needle', 'response'],
  ['axios', 'error'],
  ['got', 'error'],
  ['ky', 'error'],
  ['ky-universal', 'error'],
  ['ofetch', 'error'],
  ['superagent', 'error'],
  ['request-promise', 'error'],
  ['request-promise-native', 'error'],
  ['request', 'response'],
  ['wretch', 'error'],
  ['gaxios', 'error'],
  ['xior', 'error'],
  ['redaxios', 'error'],
  ['bent', 'error'],
  ['phin', 'response'],
]);

/** How an HTTP client reports a failing status; null for what is not one. */
export function clientFailure(client: string | null): 'response' | 'error' | null {
  return client === null ? null : (CLIENTS.get(client) ?? null);
}

/** Node's own clients, whose requests tell of their answer by an event. Not all that their modules export sends a request. */
export const isNodeHttp = (client: string | null): boolean => client === 'http' || client === 'https';

/** Whether what a module exports is a client. */
export function isClientModule(module: string): boolean {
  return CLIENTS.has(module) && !isNodeHttp(module);
}

/** The client that a call goes to; null where it is none that is known. */
export function clientOf(callee: Callee): string | null {
  if (callee.value.kind === 'unknown' && callee.value.client !== null) return callee.value.client;
  return callee.holder?.kind === 'unknown' ? callee.holder.client : null;
}

export function isHttpClient(callee: Callee): boolean {
  return clientOf(callee) !== null;
}

const METHODS: readonly string[] = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete', 'del'];

/** The HTTP method that a member of a client stands for, in upper case: `client.post(…)`. */
export function methodOf(name: string): string | null {
  if (!METHODS.includes(name)) return null;
  return name === 'del' ? 'DELETE' : name.toUpperCase();
}

/** Clients whose requests are put together, or read, by further calls: `got(url).json()`, `superagent.post(url).send(data)`. */
export function isChained(client: string): boolean {
  return /^(got|ky|ky-universal|superagent|wretch)$/.test(client);
}

const WITH_BODY = /^(post|put|patch|postForm|putForm|patchForm)$/;

/** At which place a client's call takes its options: `axios.post(url, data, options)`, `fetch(url, options)`. */
export function optionsIndex(client: string, member: string | null, given: number): number | null {
  switch (client) {
    case 'axios':
    case 'xior':
    case 'redaxios':
      if (member !== null && WITH_BODY.test(member)) return 2;
      return member === 'request' || (member === null && given === 1) ? 0 : 1;
    case 'gaxios':
      return 0;
    case 'superagent':
    case 'wretch':
    case 'bent':
      return null;
    case 'needle':
      return member === null || WITH_BODY.test(member) ? null : 1;
    default:
      return 1;
  }
}

/** Clients whose responses keep their connection busy until the body is read. */
export function streamsBody(client: string): boolean {
  return /fetch|undici/.test(client) && client !== 'ofetch';
}
