import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logger } from '../lib/logger.js';

const MAX_ATTEMPTS = 5;
const BASE_DELAY = 1_000;
const MAX_DELAY = 15_000;

export async function connectToDatabase(connectionString: string): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString, max: 20 });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    try {
      await pool.query('SELECT 1');
      logger.info({ attempt }, 'database is ready');
      return pool;
    } catch {
      logger.warn({ attempt, of: MAX_ATTEMPTS }, 'database is not ready');
      await sleep(Math.random() * Math.min(MAX_DELAY, BASE_DELAY * 2 ** attempt));
    }
  }
  throw new Error(`Could not connect to the database after ${MAX_ATTEMPTS} attempts`);
}
