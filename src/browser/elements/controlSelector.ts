/**
 * Returns the selector of the control of an element: `[aria-controls="…"]`. A JSON string is a CSS string too; jsdom has
 * `CSS.escape` since version 31 only.
 */
export const controlSelector = (id: string): string => `[aria-controls=${JSON.stringify(id)}]`
