interface Client {
  send(options: object): Promise<string>;
}

const DEFAULTS = { type: 'popup', focused: true };

export async function createWindow(client: Client, withoutState = false): Promise<string> {
  const lastState = withoutState ? undefined : { left: 10 };
  try {
    return await client.send({ ...DEFAULTS, ...lastState });
  } catch (error) {
    if (withoutState) throw error;
    return await createWindow(client, true);
  }
}
