import { logger } from '../lib/logger.js';

const PROVIDERS = [
  { name: 'primary', url: 'https://geo-a.example.com/v2/search' },
  { name: 'secondary', url: 'https://geo-b.example.com/search' },
  { name: 'fallback', url: 'https://geo-c.example.com/lookup' },
];

export async function geocode(address) {
  const errors = [];
  for (const provider of PROVIDERS) {
    try {
      const response = await fetch(`${provider.url}?q=${encodeURIComponent(address)}`);
      if (!response.ok) throw new Error(`${provider.name} answered ${response.status}`);
      const { results } = await response.json();
      return results[0]?.location ?? null;
    } catch (error) {
      logger.warn({ provider: provider.name, error }, 'geocoding failed, trying the next provider');
      errors.push(error);
    }
  }
  throw new AggregateError(errors, `No provider could geocode ${address}`);
}
