import { logger } from '../lib/logger.js';

export interface Rate {
  carrier: string;
  service: string;
  cents: number;
}

const MAX_WAIT = 60_000;
const MAX_ATTEMPTS = 4;

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export async function getRates(parcelId: string): Promise<Rate[]> {
  const url = `${process.env['SHIPPING_URL']}/parcels/${parcelId}/rates`;
  let response = await fetch(url);
  for (let attempt = 1; attempt < MAX_ATTEMPTS && response.status === 503; attempt++) {
    const seconds = parseInt(response.headers.get('Retry-After') ?? '2', 10);
    logger.warn({ parcelId, attempt, seconds }, 'shipping rates are unavailable');
    await delay(Math.min(MAX_WAIT, seconds * 1000) + Math.random() * 1000);
    response = await fetch(url);
  }
  if (!response.ok) {
    throw new Error(`Shipping rates for ${parcelId}: ${response.status} ${await response.text()}`);
  }
  return (await response.json()) as Rate[];
}
