import axios, { type AxiosInstance, type AxiosError, type InternalAxiosRequestConfig } from 'axios';

type Counted = InternalAxiosRequestConfig & { _retryCount?: number };

export class HttpService {
  private readonly instance: AxiosInstance = axios.create();
  private readonly maxRetries = 3;
  private readonly retryDelay = 500;

  constructor() {
    this.instance.interceptors.response.use(
      (response) => response,
      async (error: AxiosError) => {
        const config = error.config as Counted | undefined;
        // only what the server may get over
        if (config && (!error.response || error.response.status >= 500)) {
          config._retryCount = config._retryCount || 0;
          if (config._retryCount < this.maxRetries) {
            config._retryCount += 1;
            await this.delay(this.retryDelay * config._retryCount);
            return this.instance(config);
          }
        }
        return Promise.reject(error);
      },
    );
  }

  async get(url: string): Promise<string> {
    const { data } = await this.instance.get<string>(url);
    return data;
  }

  private delay(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}

export const load = (url: string): Promise<string> => new HttpService().get(url);
