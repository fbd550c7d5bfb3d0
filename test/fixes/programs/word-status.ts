type Reply = { ok: true; value: string } | { ok: false; status: 'busy' | 'gone' | 'broken' };

interface Client {
  send(question: string): Promise<string>;
}

async function ask(client: Client): Promise<Reply> {
  try {
    const value = await client.send('why?');
    return value === 'BUSY' ? { ok: false, status: 'busy' } : { ok: true, value };
  } catch {
    return { ok: false, status: 'broken' };
  }
}

export async function answer(client: Client): Promise<string> {
  for (let turn = 0; turn < 3; turn++) {
    const reply = await ask(client);
    if (reply.ok) return reply.value;
    if (reply.status === 'gone') break;
    if (turn < 2) await new Promise((resolve) => setTimeout(resolve, 200 << turn));
  }
  throw new Error('no answer');
}
