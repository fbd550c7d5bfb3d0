/**
 * Keeps retries to a share of the requests: each request earns `ratio` of a retry, `burst` are saved up at most.
 * Call `request()` before a first attempt; retry only where `retry()` is true.
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
