import { onSnapshot } from './stream.js';

export function listen(place) {
  onSnapshot(place, (value) => console.log(value), (error) => {
    console.error(error);
    listen(place);
  });
}
