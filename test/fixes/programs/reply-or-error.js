async function ask(url) {
  try {
    const response = await fetch(url);
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch (error) {
    return { ok: false, error };
  }
}

export async function load(url, tries = 0) {
  const reply = await ask(url);
  if (!reply.ok && tries < 3) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** tries));
    return load(url, tries + 1);
  }
  if (!reply.ok) throw new Error(`failed: ${reply.status}`);
  return reply.body;
}
