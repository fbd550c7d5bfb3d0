export interface ClientOptions {
  maxRetries?: number;
  initialDelay?: number;
  maxDelay?: number;
}

const DEFAULTS: Required<ClientOptions> = { maxRetries: 3, initialDelay: 200, maxDelay: 5_000 };

export class ApiClient {
  private readonly options: Required<ClientOptions>;

  constructor(private readonly baseUrl: string, options: ClientOptions = {}) {
    this.options = { ...DEFAULTS, ...options };
  }

  /** Fetches a path, with retries. */
  async get<T>(path: string): Promise<T> {
    const { maxRetries, initialDelay, maxDelay } = this.options;
    let lastError: unknown;

    for (let attempt = 0; attempt <= maxRetries; attempt++) {
      try {
        const response = await fetch(`${this.baseUrl}${path}`);
        if (!response.ok) {
          throw new Error(`Request failed with status ${response.status}`);
        }
        return (await response.json()) as T;
      } catch (error) {
        lastError = error;
        if (attempt < maxRetries) {
          const delay = Math.min(initialDelay * Math.pow(2, attempt), maxDelay);
          await this.sleep(delay);
        }
      }
    }

    throw lastError;
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}

export const run = (url: string): Promise<string> => new ApiClient(url).get<string>('');
