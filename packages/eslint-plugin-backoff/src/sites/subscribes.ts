import { byName } from './by-name.js';

/** `stream.subscribe(…)`, `onSnapshot(place, …)`, `pods.watch(path, …)`: asks to be told of each value from now on, for as long as nothing fails. */
export const subscribes = byName((name) => /^(re)?(subscribe|watch|observe|listen|follow|tail|monitor)([A-Z]\w*)?$|^on([A-Z]\w*)?$/.test(name));
