interface Reply {
  ok: boolean;
  body?: string;
  code?: number;
}

async function ask(url: string): Promise<Reply> {
  try {
    const response = await fetch(url);
    return { ok: response.ok, body: await response.text(), code: response.status };
  } catch {
    return { ok: false };
  }
}

export async function load(url: string, tries = 0): Promise<string> {
  const reply = await ask(url);
  if (!reply.ok && tries < 3) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** tries));
    return load(url, tries + 1);
  }
  if (!reply.ok) throw new Error(`failed: ${reply.code}`);
  return reply.body ?? '';
}

async function outcome(url: string) {
  try {
    const response = await fetch(url);
    if (!response.ok) return { error: `HTTP ${response.status}`, status: response.status };
    return { data: await response.text() };
  } catch (error) {
    return { error: String(error) };
  }
}

export async function find(url: string): Promise<string> {
  let problem = '';
  for (let i = 0; i < 3; i++) {
    const found = await outcome(url);
    if (found.data !== undefined) return found.data;
    problem = found.error ?? '';
    if (i < 2) await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** i));
  }
  throw new Error(problem);
}

/** Here a failure has a status, whatever it was. */
type Told = { ok: true; text: string } | { ok: false; status: number; message: string };

async function tell(url: string): Promise<Told> {
  try {
    const response = await fetch(url);
    if (!response.ok) return { ok: false, status: response.status, message: `HTTP ${response.status}` };
    return { ok: true, text: await response.text() };
  } catch (error) {
    return { ok: false, status: 0, message: String(error) };
  }
}

export async function hear(url: string): Promise<string> {
  for (let i = 0; ; i++) {
    const told = await tell(url);
    if (told.ok) return told.text;
    if (i >= 2) throw new Error(told.message);
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** i));
  }
}
