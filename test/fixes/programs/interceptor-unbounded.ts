import axios, { type AxiosError } from 'axios';

const http = axios.create();

http.interceptors.response.use(
  (res) => res,
  async (err: AxiosError) => {
    const { config, response } = err;
    if (!config) throw err;
    if (response && response.status < 500) throw err;
    return http.request(config);
  },
);

export const load = async (url: string): Promise<unknown> => (await http.get(url)).data;
