import { expect } from 'vitest'
import {
  addressesIn,
  everyOption,
  isSafeAddress,
  NO_ADDRESSES,
  type Place,
  placesOf,
  replaceAt,
  SEEKER,
  valueAt,
} from './inputs/everyOption.ts'
import { isNightly } from './isNightly.ts'

/** Renders a page of options to HTML. */
export type RenderPage = (options: Record<string, unknown>) => string

/** Places whose wrong value is refused with a message, as is a config without its sections. */
const isRefused = (place: Place): boolean => place[0] === 'config' && place.length < 3

/**
 * Checks that no value at any place of a page's options becomes an unsafe address, and that none prevents a component from
 * being rendered.
 *
 * @returns the number of renders.
 */
export function checkAddresses(render: RenderPage): number {
  const faults: string[] = []
  const options = everyOption(SEEKER)
  const whole = render(options)
  expect(addressesIn(whole).length).toBeGreaterThan(80)
  const places = placesOf(options).filter((one) => one.length > 0 && !isRefused(one))
  const rows = places.flatMap((place, at) =>
    // Every value at the places of addresses; at the others each in its turn.
    NO_ADDRESSES.filter(
      (_, turn) => isNightly || turn === at % NO_ADDRESSES.length || isAddressPlace(options, place),
    ).map(([name, value]) => ({ place, name, value })),
  )
  for (const { place, name, value } of rows) {
    const what = `${place.join('.')}: ${name}`
    try {
      const html = render(replaceAt(options, place, value))
      const unsafe = addressesIn(html).filter((address) => !isSafeAddress(address))
      if (unsafe.length > 0) faults.push(`${what} → ${unsafe.join(' ')}`)
      for (const root of ROOTS) if (!html.includes(` data-shell="${root}"`)) faults.push(`${what} → no ${root}`)
    } catch (error) {
      faults.push(`${what} → ${error}`)
    }
  }
  expect(faults).toEqual([])
  return rows.length
}

const isAddressPlace = (options: unknown, place: Place): boolean =>
  place[0] !== 'config' && /^(?:\/|https:)/.test(String(valueAt(options, place)))

/** Components that are on every page, whatever its data. */
const ROOTS = ['header', 'side-nav', 'footer', 'language-switch']
