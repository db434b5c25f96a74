import { type MarkText, type SelectTexts, useShellContext } from './ShellContext.ts'

const unmarked: MarkText = (text) => text

/**
 * Returns what a component shows of values that differ between requests, by a selector. Components read these values in
 * no other way while they render: templates of servers do not contain them.
 */
export function useShellTexts<Result, Browser = undefined>(
  select: SelectTexts<Result, Browser>,
  browser?: Browser,
): Result {
  const shell = useShellContext()
  return shell.readTexts ? shell.readTexts(select as SelectTexts<Result, never>) : select(shell, unmarked, browser)
}
