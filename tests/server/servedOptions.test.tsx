import { Shell } from '@jobsite/shell'
import { type RenderShellOptions, renderShell } from '@jobsite/shell/server'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { everyOption, placesOf, replaceAt, SEEKER, valueAt } from '../support/inputs/everyOption.ts'

const SECRET = 'secret7f3a'

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects whose keys are ids, which the page chooses. */
const isOpen = (place: string): boolean => place === 'config.menu.hrefs' || place === 'districts'

const options = everyOption({ ...SEEKER, accessToken: 'token7f3a', userIp: '10.7.7.7', isTokenEncrypted: false })
const objects = placesOf(options).filter((place) => isObject(valueAt(options, place)) && !isOpen(place.join('.')))

/** A key of any name, in any object of the options, with a value of any depth. */
const extra = fc
  .record({
    place: fc.constantFrom(...objects),
    key: fc.oneof(
      fc.constantFrom('passwordHash', 'phone', 'refreshToken', 'email', 'token', 'x'),
      fc.string({ minLength: 1, maxLength: 12 }).map((name) => `x${name}`),
    ),
    value: fc.constantFrom<unknown>(SECRET, [SECRET], { deep: { er: SECRET } }),
  })
  // A place may know a key of that name: a company has a phone.
  .filter(({ place, key }) => !Object.hasOwn(valueAt(options, place) as object, key))

const withExtra = ({ place, key, value }: { place: (typeof objects)[number]; key: string; value: unknown }) =>
  replaceAt(options, [...place, key], value)

test('a key that the shell does not know is in no fragment, style or serialized prop', () => {
  fc.assert(
    fc.property(extra, (one) => {
      const text = Object.values(renderShell(withExtra(one) as RenderShellOptions)).join('')
      expect(text.includes(SECRET), `${one.place.join('.')}.${one.key}`).toBe(false)
      expect(text).not.toMatch(/token7f3a|10\.7\.7\.7/)
    }),
    { numRuns: 60 },
  )
  takeConsole()
})

test('nor in React’s HTML', () => {
  fc.assert(
    fc.property(
      extra.filter(({ place }) => place.length > 0),
      (one) => {
        const html = renderToString(<Shell {...withExtra(one)} fetch={() => new Promise<Response>(() => undefined)} />)
        expect(html.includes(SECRET), `${one.place.join('.')}.${one.key}`).toBe(false)
      },
    ),
    { numRuns: 20 },
  )
  takeConsole()
})

test('what the shell knows is serialized', () => {
  const { props } = renderShell(options as RenderShellOptions)
  const served = JSON.parse(/>(.*)</s.exec(props)?.[1] ?? '').options
  const { user, ...rest } = JSON.parse(JSON.stringify(options))
  const { accessToken: _, userIp: __, isTokenEncrypted: ___, ...shown } = user
  expect(served).toEqual({ ...rest, user: shown })
})
