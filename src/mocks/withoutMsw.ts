/**
 * Returns `null` in place of msw. Warns if msw is installed and fails to load, because a package that it needs is missing
 * or this version of Node is too old: `handlers` would be empty without a reason.
 */
export function withoutMsw(error: unknown): null {
  const reason = error instanceof Error ? error.message : String(error)
  const [first = ''] = reason.split('\n', 1)
  // "Cannot find package 'msw' imported from …", as runtimes and bundlers word it.
  if (!/(?:^|['"\s])msw(?:['"\s]|$)/.test(first)) {
    console.warn(
      `[@jobsite/shell] msw is installed but could not be loaded, so there are no request handlers: ${first} Install what is missing, or another version of msw. (code: no-msw)`,
    )
  }
  return null
}
