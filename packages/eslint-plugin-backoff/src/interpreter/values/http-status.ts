/** Whether a number is a status as HTTP has them: three digits, of which the first is 1 to 5 (RFC 9110 §15). */
export const isHttpStatus = (code: number): boolean => code >= 100 && code < 600;

/** Whether it is one of the codes with which a WebSocket is closed (RFC 6455 §7.4). */
export const isCloseCode = (code: number): boolean => code >= 1000 && code < 5000;
