/** Nobody waits for what a timer runs: an error thrown in it would end the process. */
export function watch(url: string): void {
  let isOver = false;
  let attempt = 0;
  const load = async () => {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(String(response.status));
      console.log(await response.json());
      isOver = true;
    } catch {
      if (isOver || attempt >= 4) return;
      attempt++;
      setTimeout(load, 500 * 2 ** attempt);
    }
  };
  void load();
}
