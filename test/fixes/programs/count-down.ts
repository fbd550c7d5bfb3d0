interface Mailer {
  send(message: { to: string }): Promise<string>;
}

export async function notify(mailer: Mailer): Promise<string> {
  let left = 3;
  for (;;) {
    try {
      return await mailer.send({ to: 'ops@example.com' });
    } catch (error) {
      if (left === 0) throw error;
      left--;
    }
  }
}
