/** The environment without what `npm run` added: a script inside would otherwise inherit the settings of the one outside. */
export function plainEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const plain = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^npm_|^INIT_CWD$|^NODE_ENV$|^GITHUB_/i.test(entry[0]),
  )
  return { ...Object.fromEntries(plain), ...more }
}
