/** A loop that tries three times, with something before the loop and something in its `catch`. */
export function retryLoop(handler: string, { before = '', head = 'let attempt = 0; attempt < 5; attempt++', after = "throw new Error('gave up');" } = {}): string {
  return `
    async function read(id: string, options: Options) {
      ${before}
      for (${head}) {
        try {
          return await query(id);
        } catch (error) {
          ${handler}
        }
      }
      ${after}
    }`;
}
