import timers = require('node:timers/promises');

interface Ledger {
  send(entry: string): Promise<string>;
}

async function book(ledger: Ledger, attempt: number = 0): Promise<string> {
  try {
    return await ledger.send('entry');
  } catch (error) {
    if (attempt > 3) throw error;
    await timers.setTimeout(300 * 2 ** attempt);
    return book(ledger, attempt + 1);
  }
}

export = { book };
