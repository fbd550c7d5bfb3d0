export async function checkHealth(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`health: ${response.status}`);
    console.log('healthy', await response.text());
  } catch (error) {
    console.error('not healthy', error);
    setTimeout(() => checkHealth(url), 2000);
  }
}
