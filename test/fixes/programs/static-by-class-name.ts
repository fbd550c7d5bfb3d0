export class Catalogue {
  static async load(url: string): Promise<string> {
    try {
      const response = await fetch(url);
      return await response.text();
    } catch (error) {
      console.warn(error);
      return Catalogue.load(url);
    }
  }
}

export const loadCatalogue = (url: string): Promise<string> => Catalogue.load(url);
