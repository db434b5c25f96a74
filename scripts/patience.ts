/**
 * Duration that a tool or test waits for anything that should come, in milliseconds: ten times what a busy machine has been
 * seen to need. It only ends what would hang, and ends before the test, so that the message says what was waited for.
 */
export const PATIENCE_MS = 4 * 60_000
