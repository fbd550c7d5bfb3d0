/** The options by which callers of `$.ajax`, `wx.request` and their kind are told of a failure. */
export const FAILURE_HANDLERS: readonly string[] = ['error', 'fail', 'failure', 'onError', 'onFail', 'onFailure'];
