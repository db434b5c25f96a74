import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMPONENT_NAMES, styleIdOf } from '../support/componentNames.ts'
import { buildConsumer } from './support/buildConsumer.ts'

/** Components that an import may include because it renders them. */
const RENDERS: Readonly<Record<string, readonly string[]>> = {
  Header: ['LanguageSwitch', 'SkipLink'],
  SideNav: ['LanguageSwitch'],
}

const NAMES = [...COMPONENT_NAMES, 'ShellProvider', 'dispatchShellEvent', 'useShell']
const BUNDLERS = ['esbuild', 'vite', 'webpack'] as const

let results: Record<string, { bytes: number; text: string }>

beforeAll(async () => {
  const { folder } = await buildConsumer('tests/consumers/bundlers', { NAMES: NAMES.join() })
  results = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'))
})

describe.each(BUNDLERS)('%s', (bundler) => {
  it.each(NAMES)('of the client entry point contains, for %s, no other component', (name) => {
    const { text = '' } = results[`${bundler} ${name}`] ?? {}
    expect(text.length).toBeGreaterThan(100)
    const own = COMPONENT_NAMES.filter((one) => one === name)
    const allowed = [...own, ...(RENDERS[name] ?? [])]
    // Given to a call, or, where a bundler has put the called function in its place, the class name itself.
    const isStyled = (mark: string) => new RegExp(`(?:[,[=] ?["'\`]|shell-root )${mark}["'\`]`).test(text)
    const found = COMPONENT_NAMES.filter((one) => isStyled(styleIdOf(one)))
    expect(found.filter((other) => !allowed.includes(other))).toEqual([])
    for (const one of own) expect(found).toContain(one)
  })

  it('omits development code', () => {
    expect(results[`${bundler} Header`]?.text).not.toContain('Two headers are on this page')
  })
})
