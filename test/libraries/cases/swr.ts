import { createElement } from 'react';
import { create } from 'react-test-renderer';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { LibraryCase } from '../library-case.js';

export const swr: LibraryCase = {
  name: 'swr',
  library: 'swr',
  waitsIn: /Object\.onErrorRetry/,
  start(program, world, cleanUp) {
    const Orders = () => {
      program(world.operation);
      return null;
    };
    // The renderer says on each use that there are better ones for tests of components.
    const error = vi.spyOn(console, 'error').mockReturnValue();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only renderer that needs no browser
    const page = create(createElement(SWRConfig, { value: { provider: () => new Map() } }, createElement(Orders)));
    cleanUp(() => {
      page.unmount();
      error.mockRestore();
    });
    return world.quiet();
  },
  retries: { byDefault: 'without end', tuned: 4, capped: 10 },
};
