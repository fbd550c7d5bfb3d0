interface Answer { status: 'ok' | 'error'; value?: string; reason?: string }

async function ask(url: string): Promise<Answer> {
  try {
    const res = await fetch(url);
    if (!res.ok) return { status: 'error', reason: `HTTP ${res.status}` };
    return { status: 'ok', value: (await res.json()) as string };
  } catch (e) {
    return { status: 'error', reason: String(e) };
  }
}

export async function statusOther(url: string): Promise<string> {
  let answer = await ask(url);
  for (let i = 0; answer.status === 'error' && i < 3; i++) {
    await new Promise((r) => setTimeout(r, 100 * 2 ** i));
    answer = await ask(url);
  }
  if (answer.status === 'error') throw new Error(answer.reason);
  return answer.value ?? '';
}
