import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from '../lib/logger.js';

export interface Token {
  value: string;
  expiresAt: number;
}

export interface Issuer {
  issue(clientId: string, scope: string): Promise<Token>;
}

export class TokenClient {
  private cached: Token | undefined;

  constructor(
    private readonly issuer: Issuer,
    private readonly clientId: string,
  ) {}

  async token(scope: string): Promise<string> {
    if (!this.cached || this.cached.expiresAt < Date.now() + 60_000) {
      this.cached = await this.requestToken(scope);
    }
    return this.cached.value;
  }

  private async requestToken(scope: string): Promise<Token> {
    for (let attempt = 0; ; attempt++) {
      try {
        return this.issuer.issue(this.clientId, scope);
      } catch (error) {
        if (attempt === 3) throw error;
        logger.warn({ attempt, error }, 'token request failed');
        await sleep(Math.random() * Math.min(5_000, 250 * 2 ** attempt));
      }
    }
  }
}
