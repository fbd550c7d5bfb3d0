import { answer } from '../outside/operation.js';
import type { Machine } from '../machine.js';
import type { Run } from '../run.js';
import { invoke, invokeHandler, tell } from './calls.js';
import { evaluate } from './expressions.js';
import { bindPattern } from './patterns.js';

/** Runs JavaScript on abstract values. */
export const MACHINE: Machine<Run> = { evaluate, invoke, tell, invokeHandler, bindPattern, answer };
