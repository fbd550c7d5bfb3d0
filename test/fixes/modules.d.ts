// What the programs need of packages that are not installed.

declare module 'axios' {
  export interface AxiosResponse<T = unknown> {
    status: number;
    headers: Partial<Record<string, string>>;
    data: T;
  }
  export interface InternalAxiosRequestConfig {
    url?: string;
    method?: string;
  }
  export class AxiosError extends Error {
    code?: string;
    config?: InternalAxiosRequestConfig;
    response?: AxiosResponse;
  }
  export interface AxiosInstance {
    <T = unknown>(config: InternalAxiosRequestConfig): Promise<AxiosResponse<T>>;
    interceptors: {
      response: {
        use(fulfilled: ((response: AxiosResponse) => unknown) | null | undefined, rejected?: (error: AxiosError) => unknown): number;
      };
    };
    request<T = unknown>(config: InternalAxiosRequestConfig): Promise<AxiosResponse<T>>;
    get<T = unknown>(url: string): Promise<AxiosResponse<T>>;
    put<T = unknown>(url: string, data?: unknown): Promise<AxiosResponse<T>>;
    post<T = unknown>(url: string, data?: unknown): Promise<AxiosResponse<T>>;
  }
  export function isAxiosError(error: unknown): error is AxiosError;
  const axios: AxiosInstance & { create(): AxiosInstance; isAxiosError: typeof isAxiosError };
  export default axios;
}

declare module 'ws' {
  import { EventEmitter } from 'node:events';
  export default class WebSocket extends EventEmitter {
    constructor(url: string);
    close(): void;
  }
}
