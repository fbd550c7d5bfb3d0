export function start(url: string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let failures = 0;

    const tick = (): void => {
      void fetch(url)
        .then(async (res) => {
          if (!res.ok) throw new Error(`tick: ${res.status}`);
          resolve(await res.text());
        })
        .catch((err: unknown) => {
          failures++;
          if (failures > 4) {
            reject(err);
            return;
          }
          setTimeout(tick, Math.min(2 ** failures * 100, 1000));
        });
    };

    tick();
  });
}
