import axios from 'axios';

export class Translator {
  translate = async (url: string): Promise<unknown> => {
    while (true) {
      try {
        return (await axios.get(url)).data;
      } catch (error) {
        if (axios.isAxiosError(error) && error.response) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 500));
      }
    }
  };
}

export const translate = (url: string): Promise<unknown> => new Translator().translate(url);
