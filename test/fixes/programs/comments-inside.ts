interface Camera {
  send(shot: string): Promise<string>;
}

export async function shoot(camera: Camera): Promise<string> {
  for (let i = 0; i < 3; i++) {
    try {
      return await camera.send('shot');
    } catch (error) {
      if (i === 2) throw error;
      await new Promise((resolve) =>
        setTimeout(
          resolve,
          // The lens needs time to cool down.
          Math.min(/* at most */ 5000, 500 * 2 ** i /* grows */),
        ),
      );
    }
  }
  throw new Error('unreachable');
}
