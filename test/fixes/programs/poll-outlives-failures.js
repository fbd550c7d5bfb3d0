import { isOver, known } from './job.js';

class ApiError extends Error {
  constructor(status) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

async function ask(url) {
  const response = await fetch(url);
  const same = known.reuse(url, response.status);
  if (!same && !response.ok) throw new ApiError(response.status);
  return same ? same.job : response.json();
}

/** Asks once a second until the job is over, and outlives a server that is restarted meanwhile. */
export async function waitForJob(url, first) {
  let job = first ?? (await ask(url));
  while (!isOver(job.status)) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    try {
      job = await ask(url);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw error;
    }
  }
  return job;
}
