interface Reply { status: number; text: string }

async function send(url: string): Promise<Reply> {
  const r = await fetch(url).catch(() => null);
  if (r === null) return { status: -1, text: '' };
  return { status: r.status, text: await r.text() };
}

export async function load(url: string): Promise<Reply> {
  let reply: Reply;
  let n = 0;
  do {
    reply = await send(url);
    n++;
  } while (reply.status !== 200 && n < 4);
  return reply;
}
