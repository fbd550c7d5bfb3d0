import backoff from 'eslint-plugin-backoff';

export default [{ plugins: { backoff }, rules: { 'backoff/require-jitter': 'warn' } }];
