interface Answer {
  ok(): boolean;
  status(): number;
  headers(): Partial<Record<string, string>>;
}

interface Page {
  goto(url: string): Promise<Answer>;
}

/** Stands in for the page of a browser that is driven. */
const page: Page = {
  goto: async (url) => {
    const { ok, status, headers } = await fetch(url);
    return { ok: () => ok, status: () => status, headers: () => Object.fromEntries(headers) };
  },
};

export const open = (url: string): Promise<number> => visit(page, url);

export async function visit(tab: Page, url: string): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await tab.goto(url);
      if (!answer.ok()) throw new Error(`answered ${answer.status()}`);
      return answer.status();
    } catch (error) {
      if (attempt === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
