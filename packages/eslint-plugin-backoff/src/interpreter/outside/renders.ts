import type { TSESTree } from '@typescript-eslint/types';

import { type Component, type Effect, type State, areRenewed } from '../../sites/components.js';
import { lastNameOf } from '../../sites/members.js';
import { hookOf } from '../../sites/hook-names.js';
import { isFunction } from '../../sites/source.js';
import { Frame, type Variable } from '../frame.js';
import { noteEffect } from './effects.js';
import type { Run } from '../run.js';
import type { AssumeEvent } from '../trace.js';
import { exact } from '../values/numbers.js';
import { type Value, Mark, UNDEFINED, isCallable, marksWithin, native, object, truthiness, unknown } from '../values/values.js';
import { carriesFailure } from '../callee.js';

/** One render of a component: its functions see the state as it was then, however long they live. */
class Render extends Frame {
  constructor(
    root: Frame,
    readonly component: Component,
    readonly before: Render | null,
    readonly changed: ReadonlySet<State>,
  ) {
    super(root, component.node, root.self);
  }
}

/** What a run keeps of a component from render to render. */
interface Kept {
  /** What the state is by now: a render may be yet to come. */
  readonly values: Map<State, Value>;
  /** What the last render has shown of it. */
  readonly shown: Map<State, Value>;
  readonly cleanUps: Map<TSESTree.Node, Value>;
  last: Render;
  due: Due | null;
}

/** All that is set at one time shows in one render; what is set before an attempt does so before its answer comes. */
interface Due {
  readonly attempts: number;
  readonly changes: Map<State, Value>;
}

const kept = new WeakMap<Run, Kept>();

/** The frame around an effect where a run begins: the first render, where renders are a part of the cycle. */
export function firstRender(root: Frame, run: Run): Frame {
  const { component } = run.cycle;
  if (component === undefined) return root;
  const last = new Render(root, component, null, new Set());
  kept.set(run, { values: new Map(), shown: new Map(), cleanUps: new Map(), last, due: null });
  return last;
}

/** The render that a variable belongs to which a component makes anew each time; null for all that lives longer. */
export function renderOf(variable: Variable, frame: Frame, run: Run): Frame | null {
  if (run.cycle.component === undefined || !isRendered(variable, run.cycle.component, run)) return null;
  for (let around: Frame | null = frame; around !== null; around = around.parent) if (around instanceof Render) return around;
  return null;
}

/** A reference stays the same, and so does what hooks from elsewhere give. */
function isRendered({ scope, defs: [definition] }: Variable, { node }: Component, run: Run): boolean {
  if (scope.block !== node) return false;
  const init = definition?.type === 'Variable' ? definition.node.init : null;
  return init?.type !== 'CallExpression' || !lastNameOf(init.callee).startsWith('use') || /^use(State|Reducer|Callback|Memo)$/.test(hookOf(init, run.source) ?? '');
}

/** A state in the first render, or what sets it; null for what is neither. Later renders are told when they are made. */
export function stateValue(variable: Variable, render: Frame, run: Run): Value | null {
  const state = run.cycle.component?.states.find(({ setter, values }) => setter === variable || values.includes(variable));
  if (state === undefined) return null;
  if (state.setter === variable) return setterOf(state, render, run);
  show(state, first(state, render, run), render, run);
  return render.variables.get(variable) ?? null;
}

/** Counters begin where they are begun; of all else the failure finds what the program has made of it. */
function first({ pattern, setter, ...state }: State, render: Frame, run: Run): Value {
  const name = pattern?.type === 'Identifier' ? pattern.name : `${setter.name}()`;
  const begun = begin(state.first, render, run);
  if (begun === null) return unknown(name);
  if (begun.kind !== 'object' || begun.tag !== 'plain') return exact(begun) === null ? unknown(name) : begun;
  return object([...begun.props].map(([key, part]) => [key, exact(part) === null ? unknown(`${name}.${key}`) : part] as const), { symbol: name });
}

function begin(written: State['first'], render: Frame, run: Run): Value | null {
  const value = written === null ? null : run.quietly(() => run.machine.evaluate(written, render, run));
  return written !== null && value?.kind === 'function' ? run.quietly(() => run.machine.invoke(value, [], written, run)) : value;
}

function show({ pattern }: State, value: Value, render: Frame, run: Run): void {
  if (pattern !== null) run.machine.bindPattern(pattern, value, render, run);
}

const setterOf = (state: State, render: Frame, run: Run): Value =>
  native(state.setter.name, ([told = UNDEFINED], node) => {
    const component = kept.get(run);
    if (run.quiet > 0 || component === undefined) return UNDEFINED;
    noteShown(told, node, run);
    const before = component.values.get(state) ?? first(state, render, run);
    const value = next(state, before, told, node, render, run);
    if (node.type === 'CallExpression' && (value.kind === 'unknown' || value.kind === 'object')) noteEffect(node, { value: UNDEFINED, holder: null, name: state.setter.name }, [told], run);
    if (!isSame(before, value) && !isFirst(value, state, component, render, run)) change(state, value, component, node, run);
    return UNDEFINED;
  });

/** What a component keeps it may show: the answer is used, the failure may be seen. */
function noteShown(told: Value, node: TSESTree.Node, run: Run): void {
  if ((marksWithin(told) & Mark.operation) !== 0) run.answerUsed = true;
  if (told.kind === 'object' && told.tag === 'response') run.bodyRead = true;
  if (carriesFailure([told])) run.emit({ kind: 'observe', node, certain: false, quotes: true });
}

/** `setRetries((n) => n + 1)` is told what the value is by now; `setRetries(retries + 1)` has it from its own render. */
function next({ reducer }: State, before: Value, told: Value, node: TSESTree.Node, render: Frame, run: Run): Value {
  const reduce = reducer === null ? null : run.machine.evaluate(reducer, render, run);
  if (reduce !== null) return isCallable(reduce) ? run.machine.invoke(reduce, [before, told], node, run) : unknown(`${node.range[0]}`);
  return isCallable(told) ? run.machine.invoke(told, [before], node, run) : told;
}

/** What a state began with may still be what it is, but for that it was found not to be: `code.length === 6` of one that begins with `''`. */
function isFirst(value: Value, state: State, { values }: Kept, render: Frame, run: Run): boolean {
  const begun = values.has(state) ? null : begin(state.first, render, run);
  if (begun === null || !isSame(begun, value)) return false;
  return !run.events.some((event) => event.kind === 'assume' && asksFor(state, event.node, run) && !mayBe(begun, state, event, render, run));
}

function asksFor(state: State, node: TSESTree.Node, run: Run): boolean {
  if (node.type === 'Identifier') return state.values.some((variable) => variable === run.source.variable(node));
  return !isFunction(node) && run.source.children(node).some((child) => asksFor(state, child, run));
}

/** Whether a condition could have come out as it did with this for the state. */
function mayBe(begun: Value, state: State, { node, result }: AssumeEvent, render: Frame, run: Run): boolean {
  const scratch = new Frame(render, null, render.self);
  show(state, begun, scratch, run);
  const then = run.quietly(() => run.machine.evaluate(node, scratch, run));
  return then === null || truthiness(then) !== !result;
}

/** What is the same leads to no render. */
function isSame(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind === 'number' || b.kind === 'number') return exact(a) !== null && exact(a) === exact(b);
  return a.kind === b.kind && contentOf(a) !== null && contentOf(a) === contentOf(b);
}

/** What one value has in common with those that are the same; null for a thing of its own. */
function contentOf(value: Value): boolean | string | null {
  switch (value.kind) {
    case 'boolean':
      return value.value;
    case 'string':
      return value.value ?? value.symbol;
    case 'unknown':
      return value.symbol;
    case 'null':
    case 'undefined':
      return true;
    default:
      return null;
  }
}

function change(state: State, value: Value, component: Kept, node: TSESTree.Node, run: Run): void {
  component.values.set(state, value);
  if (component.last.component.effects.length === 0) return;
  if (component.due?.attempts !== run.attempts) {
    const due: Due = { attempts: run.attempts, changes: new Map() };
    component.due = due;
    run.schedule(run.time, run.cause, () => { render(due, component, node, run); });
  }
  component.due.changes.set(state, value);
}

/** The effects that depend on what has changed are cleaned up and run again. */
function render(due: Due, component: Kept, node: TSESTree.Node, run: Run): void {
  const { shown, last } = component;
  if (component.due === due) component.due = null;
  const rendered = new Render(last.root, last.component, last, new Set(due.changes.keys()));
  component.last = rendered;
  for (const [state, value] of due.changes) shown.set(state, value);
  for (const [state, value] of shown) show(state, value, rendered, run);
  const effects = last.component.effects.filter(({ dependencies }) => areRenewed(dependencies, rendered.changed, last.component, run.source));
  for (const effect of effects) cleanUp(effect, component, node, run);
  for (const { run: body } of effects) noteCleanUp(body, run.machine.invoke({ kind: 'function', node: body, frame: rendered, self: last.self }, [], node, run), run);
}

function cleanUp({ run: body }: Effect, { cleanUps }: Kept, node: TSESTree.Node, run: Run): void {
  const cleaning = cleanUps.get(body);
  if (cleaning !== undefined && isCallable(cleaning)) run.machine.invokeHandler(cleaning, [], node, run);
}

/** Keeps what an effect gives to be called before its next run. */
export function noteCleanUp(body: TSESTree.Node, given: Value, run: Run): Value {
  kept.get(run)?.cleanUps.set(body, given);
  return given;
}

/** The frame of a function that a component keeps: the render that made it, as long as nothing that it depends on has changed. */
export function keptSince(wrapper: TSESTree.CallExpression, frame: Frame, run: Run): Frame {
  const dependencies = wrapper.arguments[1];
  if (!(frame instanceof Render) || dependencies === undefined || hookOf(wrapper, run.source) !== 'useCallback') return frame;
  let since: Render = frame;
  while (since.before !== null && !areRenewed(dependencies, since.changed, since.component, run.source)) since = since.before;
  return since;
}
