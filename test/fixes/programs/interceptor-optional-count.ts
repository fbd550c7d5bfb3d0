import axios, { type AxiosError, type InternalAxiosRequestConfig } from 'axios';

interface Counted extends InternalAxiosRequestConfig {
  tries?: number;
}

const fixed = axios.create();
fixed.interceptors.response.use(undefined, async (error: AxiosError) => {
  const config = error.config as Counted | undefined;
  if (!config) return Promise.reject(error);
  config.tries = (config.tries ?? 0) + 1;
  if (config.tries > 3) return Promise.reject(error);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return fixed(config);
});

const growing = axios.create();
growing.interceptors.response.use(undefined, (error: AxiosError) => {
  const config = error.config as Counted | undefined;
  if (!config) return Promise.reject(error);
  config.tries = (config.tries ?? 0) + 1;
  if (config.tries > 3) return Promise.reject(error);
  return new Promise((resolve) => setTimeout(resolve, 1000 * config.tries!)).then(() => growing(config));
});

export const load = (url: string) => fixed.get<string>(url).then(({ data }) => data);
export const grow = (url: string) => growing.get<string>(url).then(({ data }) => data);
