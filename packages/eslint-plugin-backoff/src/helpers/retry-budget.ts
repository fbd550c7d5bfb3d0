/**
 * Keeps retries to a share of the requests: each request earns a tenth of a retry (ratio), 10 are saved up at most (burst).
 * Call request() before a first attempt; retry only where retry() is true.
 */
export function retryBudget({ ratio = 0.1, burst = 10 }: { ratio?: number; burst?: number } = {}) {
  let saved = burst;
  return {
    request() {
      saved = Math.min(burst, saved + ratio);
    },
    retry() {
      const allowed = saved >= 1;
      if (allowed) saved -= 1;
      return allowed;
    },
  };
}
