import { cpus } from 'node:os'
import type { BuildMode, ReactVersion } from './build/buildSite.ts'
import { inRoot } from './build/paths.ts'

/** A setting that an operator makes by a variable of the environment. */
interface Setting<Value> {
  readonly variable: string
  /** What it is for, as a cell of the README's table. */
  readonly about: string
  /** The default, as the table says it. */
  readonly usually: string
  /** Used without the variable, or with an empty one. */
  readonly default: Value
  /** Returns the value; `undefined` for a text that is none. */
  readonly parse: (text: string) => Value | undefined
  /** The values that there are, after "give". */
  readonly values: string
}

const setting = <Value>(row: Setting<Value>): Setting<Value> => row

/** A whole number. */
const whole = (min: number, max: number): Pick<Setting<number>, 'parse' | 'values'> => ({
  parse: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  values: `a number from ${min} to ${max}`,
})

/** One of a few words. */
const oneOf = <Value>(values: Readonly<Record<string, Value>>): Pick<Setting<Value>, 'parse' | 'values'> => ({
  parse: (text) => (Object.hasOwn(values, text) ? values[text] : undefined),
  values: Object.keys(values).join(' or '),
})

/** Every setting of the site, by the name of its option. `npm run generate` makes the README's table from it. */
export const SETTINGS = {
  port: setting({
    variable: 'PORT',
    about: 'port to listen on, 0 for a free one',
    usually: '`3000`',
    default: 3000,
    ...whole(0, 65_535),
  }),
  host: setting<string | undefined>({
    variable: 'HOST',
    about: 'IP address to listen on',
    usually: 'both loopback addresses',
    default: undefined,
    parse: (text) => text,
    values: 'an address of this machine',
  }),
  data: setting({
    variable: 'SITE_DATA',
    about: 'the SQLite file, or `:memory:`',
    usually: '`.data/site.sqlite`',
    default: inRoot('.data', 'site.sqlite'),
    parse: (text) => text,
    values: 'a path',
  }),
  siteFile: setting({
    variable: 'SITE_FILE',
    about:
      'the file with links, company and menus of the site and of every other app; it may change while the site runs',
    usually: '`examples/site/site.json`',
    default: inRoot('examples', 'site', 'site.json'),
    parse: (text) => text,
    values: 'a path',
  }),
  hosts: setting<readonly string[]>({
    variable: 'SITE_HOSTS',
    about: 'further host names that the site responds to, separated by commas; others get 421',
    usually: '`localhost`, IP addresses and `HOST`',
    default: [],
    parse: (text) => text.split(',').flatMap((name) => name.trim().toLowerCase() || []),
    values: 'host names',
  }),
  isProxied: setting({
    variable: 'SITE_PROXY',
    about:
      '`1` believes `X-Forwarded-Proto`, `X-Forwarded-Host`, `X-Request-Id` and the last address of `X-Forwarded-For`: for a proxy that sets all four',
    usually: '`0`',
    default: false,
    ...oneOf({ 0: false, 1: true }),
  }),
  log: setting({
    variable: 'SITE_LOG',
    about: '`json` writes a line of JSON for each request to stdout; errors go to stderr, always',
    usually: '`json`',
    default: true,
    ...oneOf({ json: true, off: false }),
  }),
  stopSeconds: setting({
    variable: 'SITE_STOP',
    about: 'seconds that a stop waits for responses in flight',
    usually: '`4`',
    default: 4,
    ...whole(0, 3600),
  }),
  scryptCost: setting({
    variable: 'SITE_SCRYPT',
    about:
      'cost of a new password hash: scrypt with N = 2 to this number, r = 8, p = 1. Each check takes 2^(cost − 10) MiB; a login replaces a cheaper hash',
    usually: '`17`',
    default: 17,
    ...whole(10, 20),
  }),
  scryptThreads: setting({
    variable: 'SITE_SCRYPT_THREADS',
    about: 'password checks at a time, 4 at most; others wait',
    usually: 'half of the cores',
    default: Math.min(Math.max(Math.floor(cpus().length / 2), 1), 4),
    ...whole(1, 4),
  }),
  react: setting<ReactVersion>({
    variable: 'SITE_REACT',
    about: '`18` builds and serves on React 18.3',
    usually: '`19`',
    default: 19,
    ...oneOf({ 18: 18, 19: 19 } as const),
  }),
  mode: setting<BuildMode>({
    variable: 'SITE_MODE',
    about: '`development` builds React with its warnings, and adds [switches](#development-switches)',
    usually: '`production`',
    default: 'production',
    ...oneOf({ production: 'production', development: 'development' } as const),
  }),
} as const

/** The site's settings: see {@link SETTINGS}. */
export type Settings = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['default'] }

/** The settings without any variable. */
export const DEFAULTS = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, row]) => [name, row.default]),
) as unknown as Settings

/**
 * Reads the settings of an environment.
 *
 * @returns a line for each variable whose value is none, in place of the settings
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings | string[] {
  const problems: string[] = []
  const read = Object.entries(SETTINGS).map(([name, { variable, values, parse, default: usual }]) => {
    const given = environment[variable]
    if (!given) return [name, usual]
    const value = parse(given)
    if (value === undefined) problems.push(`${variable} is ${JSON.stringify(given)}; give ${values}.`)
    return [name, value]
  })
  return problems.length > 0 ? problems : (Object.fromEntries(read) as Settings)
}
