import { byName } from './by-name.js';

/** Methods that set something going which lives on, and tells by an event that it failed: `socket.open()`, `connection.start()`. */
export const starts = byName((name) =>
  /^(re)?(connect|open|start|listen|login|init(ialize)?|subscribe|join|run|fork|spawn|dial)((To)?(Async|Load|Polling|Listening|Server|Socket|Connection|Client|Stream|Session|Bot))?$/i.test(name),
);
