import type { Host } from './head.ts'

// Pages without React: mount points or custom elements, with the full or the light script.

interface Script {
  mountShell(options: Record<string, unknown>): { update(options: Record<string, unknown>): void; unmount(): void }
  configureShell(options: Record<string, unknown>): void
}

const { it, revive } = window.equal
const { JobSiteShell } = window as unknown as { JobSiteShell: Script }

/** Options that the page's script passes: those that the server did not write, functions and secrets among them. */
const isOfScript = (name: string, value: unknown): boolean =>
  !it.isServed ||
  it.late.includes(name) ||
  JSON.stringify(value).includes('"$"') ||
  (name === 'user' && JSON.stringify(value).includes('accessToken'))

const scriptOptions = (): Record<string, unknown> => ({
  ...(!it.isServed && { config: it.resolvedConfig }),
  ...Object.fromEntries(
    Object.entries(it.options)
      .filter(([name, value]) => isOfScript(name, value))
      .map(([name, value]) => [name, revive(value)]),
  ),
  ...(it.urlSource === 'page' && { url: it.url }),
})
const ownOptions = (): Record<string, unknown> =>
  it.isServed ? {} : Object.assign({}, ...Object.values(it.own).map((props) => revive(props)))

const selector = (part: string) => `[data-part="${part}"]`
const mountName = (part: string) => part[0]?.toLowerCase() + part.slice(1)

function startMounts(): Host {
  const points = Object.fromEntries(it.parts.map((part) => [mountName(part), selector(part)]))
  const shell = JobSiteShell.mountShell({ ...points, ...scriptOptions(), ...ownOptions() })
  return {
    update: (options) => shell.update(options),
    updateOwn: (_, props) => shell.update(revive(props) as Record<string, unknown>),
    remove: () => undefined,
    add: () => undefined,
  }
}

function startElements(): Host {
  // The script has defined the elements, which mount once the page is parsed.
  JobSiteShell.configureShell({ ...scriptOptions(), ...ownOptions() })
  return {
    update: (options) => JobSiteShell.configureShell(options),
    updateOwn: (_, props) => JobSiteShell.configureShell(revive(props) as Record<string, unknown>),
    remove: () => undefined,
    add: () => undefined,
  }
}

window.equal.host = it.way === 'elements' ? startElements() : startMounts()
