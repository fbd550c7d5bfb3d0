/** What comes after all versions with the same beginning. */
const NEWEST = 999;

/** `1.3.1` as a number: that of a later version is greater. What is left out is that of the newest, `versionNumber(4)` of the last 4.x. */
export const versionNumber = (major: number, minor = NEWEST, patch = NEWEST): number => major + minor / 1000 + patch / 1_000_000;
