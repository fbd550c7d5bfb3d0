import pino from 'pino';

export const logger = pino({ name: 'orders-service', level: process.env['LOG_LEVEL'] ?? 'info' });
