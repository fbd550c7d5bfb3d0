import retry from 'retry-as-promised';

export function byDefault(load) {
  return retry(load, { max: 4 });
}

export function byNumber(load) {
  return retry(load, 3);
}

export function tuned(load) {
  return retry(load, { max: 6, backoffBase: 250, backoffExponent: 2 });
}
