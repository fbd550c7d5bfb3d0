interface Broker {
  send(message: string): Promise<string>;
}

const LIMIT = 6;

export function publish(broker: Broker, failures = 0): Promise<string> {
  return broker.send('order.created').catch((error: unknown) => again(broker, failures, error));
}

async function again(broker: Broker, failures: number, error: unknown): Promise<string> {
  if (failures + 1 >= LIMIT) throw error;
  const delay = Math.min(2000, 250 * 2 ** failures);
  await new Promise((resolve) => setTimeout(resolve, delay));
  return publish(broker, failures + 1);
}
