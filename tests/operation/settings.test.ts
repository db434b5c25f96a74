import { expect, test } from 'vitest'
import { DEFAULTS, readSettings, SETTINGS } from '../../site/settings.ts'

test('without variables, and with empty ones, the settings are the defaults', () => {
  const empty = Object.fromEntries(Object.values(SETTINGS).map(({ variable }) => [variable, '']))
  expect([readSettings({}), readSettings(empty)]).toEqual([DEFAULTS, DEFAULTS])
})

test.each([
  ['PORT', '0', 'port', 0],
  ['SITE_FILE', '/srv/site.json', 'siteFile', '/srv/site.json'],
  ['SITE_HOSTS', ' Jobs.example, ,other.example', 'hosts', ['jobs.example', 'other.example']],
  ['SITE_PROXY', '1', 'isProxied', true],
  ['SITE_LOG', 'off', 'log', false],
  ['SITE_STOP', '30', 'stopSeconds', 30],
  ['SITE_SCRYPT', '14', 'scryptCost', 14],
  ['SITE_SCRYPT_THREADS', '1', 'scryptThreads', 1],
  ['SITE_REACT', '18', 'react', 18],
  ['SITE_MODE', 'development', 'mode', 'development'],
] as const)('%s=%s', (variable, text, name, value) => {
  expect(readSettings({ [variable]: text })).toEqual({ ...DEFAULTS, [name]: value })
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['SITE_PROXY', 'yes'],
  ['SITE_PROXY', 'constructor'],
  ['SITE_LOG', 'text'],
  ['SITE_STOP', '1.5'],
  ['SITE_SCRYPT', '9'],
  ['SITE_SCRYPT_THREADS', '5'],
  ['SITE_REACT', '17'],
  ['SITE_MODE', 'dev'],
])('%s=%s is said in a line, beside the others', (variable, text) => {
  const other = variable === 'PORT' ? 'SITE_MODE' : 'PORT'
  const problems = readSettings({ [variable]: text, [other]: 'x' })
  expect(problems).toHaveLength(2)
  expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${variable} is "${text}"; give .+\\.$`)))
})
