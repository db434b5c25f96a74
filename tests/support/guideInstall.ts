/** What a guide installs for an app of the examples. */
export interface GuideInstall {
  /** Packages of the page. */
  readonly dependencies: readonly string[]
  /** Tools: `npm install --save-dev`. */
  readonly devDependencies: readonly string[]
  /** The commands, as they are written. */
  readonly commands: string
}

/**
 * Returns what a guide installs for an app that it shows: the commands of the section that shows it first, if it installs the shell
 * there, otherwise those before all sections. `null` for a guide that installs no shell for this app.
 *
 * @param guide text of the guide
 * @param app folder in `examples/`
 */
export function guideInstall(guide: string, app: string): GuideInstall | null {
  const parts = guide.split(/^## /m)
  const section = parts.find((part) => part.includes(`](../../examples/${app}/`))
  const commands = section === undefined ? undefined : [section, parts[0]].map(commandsIn).find(installsShell)
  if (commands === undefined) return null
  const lines = (commands.match(/^npm (?:install|i) .+$/gm) ?? []).map((line) => line.split(' ').slice(2))
  const named = (areTools: boolean) =>
    lines
      .filter((words) => words.some((word) => /^(?:-D|--save-dev)$/.test(word)) === areTools)
      .flatMap((words) => words.filter((word) => !word.startsWith('-')))
      .map((word) => word.replace(/(?<=.)@[^/]+$/, ''))
  return { dependencies: named(false), devDependencies: named(true), commands }
}

const commandsIn = (text = ''): string =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code]) => code).join('')

const installsShell = (commands: string): boolean => /^npm install .*@jobsite\/shell\b/m.test(commands)
