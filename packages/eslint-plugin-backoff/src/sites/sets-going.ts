/** Methods that tell something to run the function that it was given, when it sees fit. */
const SETS_GOING = /^(re)?(schedule|start|arm|trigger|try|run|attempt|backoff)([A-Z]\w*)?$/;

/** Whether a method of that name, as in `this.timer.schedule()`, has the function run with which the timer was made. */
export function setsGoing(name: string): boolean {
  return SETS_GOING.test(name);
}
