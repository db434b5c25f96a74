import { type ShellInternals, useShellContext } from './ShellContext.ts'

/** Marks a text that HTML shows as it is. Returns the text, or what stands for it in a template; `''` stays `''`. */
export type MarkText = <Text extends string | null | undefined>(text: Text) => Text

/**
 * Returns what a component shows of values that differ between requests: the URL, the keyword, the user. Marked texts may
 * only be rendered, not compared or cut: servers replace them by placeholders, so that one template serves all requests.
 * Everything else in the result is JSON-serializable, and a template of its own.
 *
 * @param browser values that only browsers know. @default what servers know
 */
export type SelectTexts<Result, Browser = undefined> = (
  shell: ShellInternals,
  text: MarkText,
  browser?: Browser,
) => Result

/** Returns the result of a selector, in a template with placeholders. */
export type ReadTexts = <Result>(select: SelectTexts<Result, never>) => Result

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
