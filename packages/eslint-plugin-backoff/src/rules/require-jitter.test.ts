import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { requireJitter } from './require-jitter.js';

test('an exponential wait is reported', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(1000 * 2 ** attempt);
//                ^^^^^^^^^^^^^^^^^^^ Waits 1 s, 2 s, 4 s, … with no randomness: clients that failed together come back together.
    }
  }
}
`);
});

test('a random part of the exponential wait is fine', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(1000 * 2 ** attempt * Math.random());
    }
  }
}
`);
});

test('a linear wait is reported', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 4) throw error;
      await sleep(attempt * 500);
//                ^^^^^^^^^^^^^ Waits 500 ms, 1 s, 1.5 s with no randomness: clients that failed together come back together.
    }
  }
}
`);
});

test('a fixed wait is another rule\'s', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 4) throw error;
      await sleep(500);
    }
  }
}
`);
});

test('a table is reported', () => {
  expectReports(requireJitter, `
const DELAYS = [500, 2000, 8000];
function publish(event, retry = 0) {
  return send(event).catch((error) => {
    if (retry === DELAYS.length) throw error;
    return new Promise((resolve) => setTimeout(resolve, DELAYS[retry])).then(() => publish(event, retry + 1));
//                                                      ^^^^^^^^^^^^^ Waits 500 ms, 2 s, 8 s with no randomness: clients that failed together come back together.
  });
}
`);
});

test('a randomised table is fine', () => {
  expectReports(requireJitter, `
const DELAYS = [500, 2000, 8000];
function publish(event, retry = 0) {
  return send(event).catch((error) => {
    if (retry === DELAYS.length) throw error;
    return new Promise((resolve) => setTimeout(resolve, DELAYS[retry] * Math.random())).then(() => publish(event, retry + 1));
  });
}
`);
});

test('what comes from outside has its name', () => {
  expectReports(requireJitter, `
async function read(id, baseDelay) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(baseDelay * 2 ** attempt);
//                ^^^^^^^^^^^^^^^^^^^^^^^^ Waits baseDelay, 2 × baseDelay, 4 × baseDelay with no randomness: clients that failed together come back together.
    }
  }
}
`);
});

test('a wait that is computed elsewhere is fine', () => {
  expectReports(requireJitter, `
import { delayFor } from './delays.js';
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(delayFor(attempt));
    }
  }
}
`);
});

test('jitter of less than a tenth is reported', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000 * 2 ** attempt + Math.random() * 100);
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only 100 ms of a wait of 4.1 s is random: too narrow to spread clients out.
    }
  }
}
`);
});

test('a tenth of the wait that it is added to is a tenth', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      const wait = 1000 * 2 ** attempt;
      await sleep(Math.floor(wait + Math.random() * 0.1 * wait));
    }
  }
}
`);
});

test('a twentieth of it is reported', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      const wait = 1000 * 2 ** attempt;
      await sleep(Math.floor(wait + Math.random() * 0.05 * wait));
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only 200 ms of a wait of 4.2 s is random: too narrow to spread clients out.
    }
  }
}
`);
});

test('jitter of more than a tenth is fine', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000 * 2 ** attempt + Math.random() * 500);
    }
  }
}
`);
});

test('lengths that a helper from elsewhere may take for seconds are named as they stand', () => {
  expectReports(requireJitter, `
import { pause as sleep } from './pause.js';
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 6) throw error;
      await sleep(2 ** attempt);
//                ^^^^^^^^^^^^ Waits 1, 2, 4, … with no randomness: clients that failed together come back together.
    }
  }
}
`);
});

test('of jitter in such lengths nobody can tell whether a timer resolves it', () => {
  expectReports(requireJitter, `
import { pause as sleep } from './pause.js';
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(10 * 2 ** attempt + Math.random() * 10);
    }
  }
}
`);
});

test('jitter that a timer cannot resolve is reported', () => {
  expectReports(requireJitter, `
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(10 * 2 ** attempt + Math.random() * 10);
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only 10 ms of a wait of 50 ms is random: too narrow to spread clients out.
    }
  }
}
`);
});

test('a cap that comes last is reported', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 7) throw error;
      await sleep(Math.min(8000, 1000 * 2 ** attempt + Math.random() * 1000));
//                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The cap cuts the randomness off: from 8 s on, all clients wait the same.
    }
  }
}
`);
});

test('a cap that comes first is fine', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 7) throw error;
      await sleep(Math.min(8000, 1000 * 2 ** attempt) + Math.random() * 1000);
    }
  }
}
`);
});

test('waits that grow where the server says nothing are reported', () => {
  expectReports(requireJitter, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429 || attempt === 3) return response;
    const seconds = parseInt(response.headers.get('Retry-After'), 10);
    await sleep(Number.isNaN(seconds) ? 1000 * 2 ** attempt : seconds * 1000);
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Waits 1 s, 2 s, 4 s with no randomness: clients that failed together come back together.
  }
}
`);
});

test('one wait that stands in for the one of the server is fine', () => {
  expectReports(requireJitter, `
async function read(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429 || attempt === 3) return response;
    const seconds = parseInt(response.headers.get('Retry-After'), 10);
    await sleep(Number.isNaN(seconds) ? 1000 : seconds * 1000);
  }
}
`);
});

test('a process that the program starts anew has nobody beside it; a client has', () => {
  const restarting = (start: string, mark: string): string => `
import { spawn } from 'node:child_process';

function start() {
  const it = ${start};
  it.on('exit', () => {
    restarts += 1;
    setTimeout(start, 500 * 2 ** restarts);${mark}
  });
}
let restarts = 0;
`;
  expectReports(requireJitter, restarting('spawn(program)', ''));
  expectReports(requireJitter, restarting('dial(address)', `
//                    ^^^^^^^^^^^^^^^^^^^ Waits 1 s, 2 s, 4 s, … with no randomness: clients that failed together come back together.`));
});

test('a short wait that is random throughout is not narrow, only short', () => {
  expectReports(requireJitter, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(Math.random() * Math.min(10, 5 * 2 ** attempt));
    }
  }
}
`);
});

test('nobody else comes to a window that is driven', () => {
  expectReports(requireJitter, `
async function open() {
  for (let attempt = 0; ; attempt++) {
    try {
      return await element(by.id('menu')).tap();
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(1000 * 2 ** attempt);
    }
  }
}
`);
});

test('a wait that a second try and the loop in its place share is reported once, as the loop knows it', () => {
  expectReports(requireJitter, `
async function insert(rows) {
  try {
    return await db.insert(rows);
  } catch (error) {
    let delay = 2000;
    for (let attempt = 1; attempt <= 3; attempt++) {
      try {
        return await db.insert(rows);
      } catch (again) {
        if (attempt === 3) throw again;
        await new Promise((resolve) => setTimeout(resolve, delay));
//                                                         ^^^^^ Waits 2 s, 4 s with no randomness: clients that failed together come back together.
        delay *= 2;
      }
    }
  }
}
`);
});

test('nobody else comes back with a test', () => {
  const loop = (report: string): string => `
async function load() {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetch('https://api.example.com/orders');
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(100 * attempt);${report}
    }
  }
}
`;
  expectReports(requireJitter, `import { test } from 'vitest';${loop('')}`);
  expectReports(requireJitter, loop('\n//                ^^^^^^^^^^^^^ Waits 100 ms, 200 ms with no randomness: clients that failed together come back together.'));
});

test('chance that only counts where the server asks for more leaves a wait as it is', () => {
  const load = (length: string, mark: string): string => `
async function load(url) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    await sleep(${length});
${mark}  }
}
`;
  expectReports(requireJitter, load("Math.max(5000, askedMs(response) + Math.random() * 500)", ''));
  expectReports(requireJitter, load('Math.max(5000, Math.min(500, Math.random() * 500))', ''));
  expectReports(requireJitter, load('Math.min(5000 + Math.random() * 500, 5000)', '//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only 0 ms of a wait of 5 s is random: too narrow to spread clients out.\n'));
});
