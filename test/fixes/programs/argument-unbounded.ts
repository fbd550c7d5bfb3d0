interface Lock {
  send(command: string): Promise<string>;
}

export async function acquire(lock: Lock, tries = 0): Promise<string> {
  try {
    return await lock.send('LOCK');
  } catch {
    return acquire(lock, tries + 1);
  }
}
