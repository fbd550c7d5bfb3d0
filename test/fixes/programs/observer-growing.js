import { stream } from './stream.js';

class Feed {
  failures = 0;

  open() {
    stream.subscribe({
      next: (value) => {
        this.failures = 0;
        console.log(value);
      },
      error: (error) => {
        console.warn(error);
        setTimeout(() => this.open(), 500 * 2 ** this.failures);
        this.failures += 1;
      },
    });
  }
}

export const open = () => new Feed().open();
