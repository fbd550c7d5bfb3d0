import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import { number } from '../values/numbers.js';
import { type Value, Mark, isCallable, truthiness, unknown } from '../values/values.js';
import { takingAnyStatus } from '../replies/clients.js';
import { statusIn } from '../replies/responses.js';
import type { Outcome } from '../scenario.js';

/** A status that no client takes for a success by itself. */
const REFUSAL = 503;

/** A client as a call with some options has it: one that is to answer with whatever status comes throws for none. So does the one that is intercepted for refusals. */
export function clientAsked(client: string, args: readonly Value[], node: TSESTree.Node, run: Run): string {
  const asAnswers = takingAnyStatus(client);
  return run.interceptors?.module === asAnswers || args.some((arg) => takesRefusals(arg, node, run)) ? asAnswers : client;
}

/** What `{ validateStatus: (status) => status < 500 }` takes for well is an answer and no error. One that the file does not tell may take any. */
export function validated(outcome: Outcome, args: readonly Value[], node: TSESTree.Node, run: Run): Outcome {
  if (outcome.kind !== 'status' || outcome.as !== 'error') return outcome;
  const validate = args.map((arg) => (arg.kind === 'object' ? arg.props.get('validateStatus') : undefined)).find((each) => each !== undefined);
  if (validate === undefined || !(isCallable(validate) || validate.kind === 'unknown')) return outcome;
  run.outcomeTold = true;
  const verdict = isCallable(validate) ? run.machine.invoke(validate, [statusIn(outcome)], node, run) : unknown('validateStatus(status)', Mark.operation);
  return run.decide(verdict, node) ? { ...outcome, as: 'response' } : outcome;
}

/** `{ validateStatus: () => true }`, `{ throwHttpErrors: false }`, `{ ignoreResponseError: true }`. */
function takesRefusals(options: Value, node: TSESTree.Node, run: Run): boolean {
  if (options.kind !== 'object' || options.tag !== 'plain') return false;
  const [validate, throws, ignore] = ['validateStatus', 'throwHttpErrors', 'ignoreResponseError'].map((name) => options.props.get(name));
  if (throws !== undefined && truthiness(throws) === false) return true;
  if (ignore !== undefined && truthiness(ignore) === true) return true;
  if (validate === undefined) return false;
  return validate.kind === 'null' || (isCallable(validate) && truthiness(run.machine.invoke(validate, [number(REFUSAL)], node, run)) === true);
}
