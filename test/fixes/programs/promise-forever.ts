interface Client { send(path: string): Promise<string> }

export function begin(client: Client): Promise<string> {
  return new Promise((resolve) => {
    const attempt = (): void => {
      client
        .send('/begin')
        .then(resolve)
        .catch((error: unknown) => {
          console.error('begin failed', error);
          setTimeout(attempt, 3000);
        });
    };
    attempt();
  });
}
