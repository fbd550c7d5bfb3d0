interface Printer {
  send(page: string): Promise<string>;
}

/** Nothing to do with retries: how much the paper shakes. */
export const fullJitter = 0.25;

const attempt = (page: string): string => page.trim();
const sleep = 'the printer sleeps at night';

export async function print(printer: Printer): Promise<string> {
  let tries = 0;
  while (true) {
    try {
      return await printer.send(attempt(sleep));
    } catch (error) {
      if (tries++ === 2) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** tries));
    }
  }
}
