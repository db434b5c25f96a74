/** Replaces `useRootStyles` in the build for pages with the style sheet: `ensureStyles` inserts it where it is not linked. */
export const useRootStyles = (_styles: unknown): void => undefined
