import { byName } from './by-name.js';

/** The options by which callers of `$.ajax`, `wx.request` and their kind are told of a failure. */
export const FAILURE_HANDLERS: readonly string[] = ['error', 'fail', 'failure', 'onError', 'onFail', 'onFailure'];

/** `onClose`, `onDisconnected`, `onWebSocketError`: who is told, by that name, when something that lives long is lost. */
const OF_LOSS = /^on_?\w*(close|closed|disconnect|disconnected|error|fail|failure|lost)$/i;

/** Whether what has a name like `onClose` is for who is to be told when something that lives long is lost: an option, or a method that takes the handler. */
export const isToldOfLoss = byName((name) => OF_LOSS.test(name));

/** Whether an option, as in `new Client({ onClose })`, names somebody who is told that a call failed, or that a connection is lost. */
export const isFailureOption = (name: string): boolean => FAILURE_HANDLERS.includes(name) || isToldOfLoss(name);

/** `onError`, `handleFailure`, `errorCallback`: the name of a function that is told of failures, not of a failure. */
export const isFailureHandler = byName((name) => /^_?(on|handle)\w*(err|errors?|fail|failed|failure)$|(err|error|fail|failure)_?(handler|callback|cb)$/i.test(name));
