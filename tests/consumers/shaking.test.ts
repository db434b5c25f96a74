import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'
import { removePackedShell } from './support/packedShell.ts'

/** What only one component's code holds: the id of its styles. Those that it draws itself may come with it. */
const MARKS = {
  Header: 'shell-header',
  SideNav: 'shell-side-nav',
  Footer: 'shell-footer',
  LanguageSwitch: 'shell-language-switch',
  SkipLink: 'shell-skip-link',
  TopBanner: 'shell-top-banner',
  SidebarBanner: 'shell-sidebar-banner',
  SeoBottomText: 'shell-seo-bottom-text',
  SeoKeywords: 'shell-seo-keywords',
  Breadcrumbs: 'shell-breadcrumbs',
} as const

type Name = keyof typeof MARKS | 'ShellProvider' | 'dispatchShellEvent' | 'useShell'

/** What an import may bring along, as it draws it. */
const DRAWS: Partial<Record<Name, readonly (keyof typeof MARKS)[]>> = {
  Header: ['LanguageSwitch', 'SkipLink'],
  SideNav: ['LanguageSwitch'],
}

const NAMES: readonly Name[] = [
  ...(Object.keys(MARKS) as (keyof typeof MARKS)[]),
  'ShellProvider',
  'dispatchShellEvent',
  'useShell',
]
const BUNDLERS = ['esbuild', 'vite', 'webpack'] as const

let results: Record<string, { bytes: number; text: string }>

beforeAll(async () => {
  const { folder } = await buildConsumer('tests/consumers/bundlers', { NAMES: NAMES.join() })
  results = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'))
}, 300_000)

afterAll(removePackedShell)

describe.each(BUNDLERS)('%s', (bundler) => {
  it.each(NAMES)('takes of the client door, for %s, no other component', (name) => {
    const { text = '' } = results[`${bundler} ${name}`] ?? {}
    expect(text.length).toBeGreaterThan(100)
    const own = name in MARKS ? [name as keyof typeof MARKS] : []
    const allowed: readonly string[] = [...own, ...(DRAWS[name] ?? [])]
    // Given to a call, or, where a bundler has put the called function in its place, to styled-components itself.
    const isStyled = (mark: string) => new RegExp(`(?:componentId: ?|, ?)["'\`]${mark}["'\`]`).test(text)
    const found = Object.entries(MARKS).filter(([, mark]) => isStyled(mark))
    expect(found.map(([other]) => other).filter((other) => !allowed.includes(other))).toEqual([])
    for (const one of own) expect(found.map(([other]) => other)).toContain(one)
  })

  it('leaves out what is for developers', () => {
    expect(results[`${bundler} Header`]?.text).not.toContain('Two headers are on this page')
  })
})
