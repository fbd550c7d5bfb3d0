interface Vault {
  send(key: string): Promise<string>;
}

export async function readSecrets(vault: Vault): Promise<string> {
  const attempt = 'first';

  async function read(key: string): Promise<string> {
    let failures = 0;
    const again = async (): Promise<string> => {
      try {
        return await vault.send(key);
      } catch (error) {
        failures += 1;
        if (failures === 4) throw error;
        await new Promise<void>((resolve) => setTimeout(resolve, 200 * failures ** 2));
        return again();
      }
    };
    return again();
  }

  return read(`${attempt} secret`);
}
