import retry from 'retry';

function run(operation, load) {
  return new Promise((resolve, reject) => {
    operation.attempt(() => {
      load().then(resolve, (error) => {
        if (!operation.retry(error)) reject(operation.mainError());
      });
    });
  });
}

export function byDefault(load) {
  return run(retry.operation(), load);
}

export function tuned(load) {
  return run(retry.operation({ retries: 6, minTimeout: 100, factor: 3, randomize: true }), load);
}

export function capped(load) {
  return run(retry.operation({ retries: 9, minTimeout: 100, maxTimeout: 2000, randomize: true }), load);
}

export function listed(load) {
  return run(retry.operation([50, 400, 900]), load);
}
