type Send = () => Promise<string>;

/** Sends, and again for as often as its caller says. */
export async function persist(send: Send, left = 3): Promise<string> {
  try {
    return await send();
  } catch (error) {
    if (left <= 1) throw error;
    return persist(send, left - 1);
  }
}

async function insist(send: Send, left = 3): Promise<string> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (--left <= 0) throw error;
    }
  }
}

/** Nobody hands this one a number. */
async function ask(send: Send, left = 3): Promise<string> {
  try {
    return await send();
  } catch (error) {
    if (left === 0) throw error;
    return ask(send, left - 1);
  }
}

interface Client {
  send(): Promise<string>;
}

export const few = (client: Client) => persist(() => client.send());
export const many = (client: Client) => persist(() => client.send(), 6);
export const more = (client: Client) => insist(() => client.send(), 5);
export const own = (client: Client) => ask(() => client.send());
