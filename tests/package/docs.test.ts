import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

it('lists every dependency of the package, and no other', () => {
  const { dependencies } = JSON.parse(readFileSync(path('package.json'), 'utf8'))
  const names = Object.keys(dependencies).sort()
  const [table = ''] = /(?:^\|.*\n)+/m.exec(readFileSync(path('docs/dependencies.md'), 'utf8')) ?? []
  expect([...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name).sort()).toEqual(names)
  const count = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'][names.length]
  expect(readFileSync(path('README.md'), 'utf8')).toContain(`${count} small dependencies`)
})
