/** Where the shell's messages go. The console has this shape; a page may give its own. */
export interface Logger {
  /** What a developer who looks for it should find. */
  debug(message: string): void
  /** What is worth knowing. */
  info(message: string): void
  /** What is odd, and went on. */
  warn(message: string): void
  /** What failed. */
  error(message: string): void
}
