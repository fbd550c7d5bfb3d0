export class Sheets {
  static readonly attempts: number = 3;

  static async load<T>(url: string): Promise<T> {
    for (let attempt = 1; attempt <= 3; attempt++) {
      const response = await fetch(url);
      if (response.ok) {
        return (await response.json()) as T;
      } else if (attempt === 3) {
        throw new Error(`sheets: HTTP ${response.status}`);
      }
    }
    throw new Error('sheets: unreachable');
  }
}

export const loadSheet = (url: string): Promise<unknown> => Sheets.load(url);
