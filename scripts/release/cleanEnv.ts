/** Returns the environment without variables of `npm run`, which nested scripts would inherit. */
export function cleanEnv(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const plain = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^npm_|^INIT_CWD$|^NODE_ENV$|^GITHUB_/i.test(entry[0]),
  )
  return { ...Object.fromEntries(plain), ...more }
}
