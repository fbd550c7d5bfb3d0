export type Program = (...args: unknown[]) => unknown;

/** A function that a file exports. */
export async function programIn(file: URL, name: string): Promise<Program> {
  const exported: unknown = await import(file.href);
  const program: unknown = typeof exported === 'object' && exported !== null ? Reflect.get(exported, name) : null;
  if (!isProgram(program)) throw new Error(`${name} is no function`);
  return program;
}

const isProgram = (value: unknown): value is Program => typeof value === 'function';
