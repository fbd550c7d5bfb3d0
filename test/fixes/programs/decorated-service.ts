import axios, { isAxiosError } from 'axios';

function Injectable(): (target: new (...args: never[]) => unknown) => void {
  return () => undefined;
}

export interface Quote {
  price: number;
}

@Injectable()
export class PriceService {
  private static readonly MAX_RETRIES = 3;
  private readonly logger = console;

  /** Asks the price service. */
  async fetchPrice(url: string): Promise<Quote> {
    let lastError: unknown;
    for (let attempt = 1; attempt <= PriceService.MAX_RETRIES; attempt++) {
      try {
        const { data } = await axios.get<Quote>(url);
        return data;
      } catch (error) {
        lastError = error;
        this.logger.warn(`Attempt ${attempt} failed: ${isAxiosError(error) ? error.message : String(error)}`);
        if (attempt < PriceService.MAX_RETRIES) {
          await this.delay(1000 * attempt);
        }
      }
    }
    throw lastError;
  }

  private delay(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}

export const getPrice = (url: string): Promise<Quote> => new PriceService().fetchPrice(url);
