import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const GUIDES = fileURLToPath(new URL('../../docs/guides', import.meta.url))
const guides = readdirSync(GUIDES).filter((file) => file.endsWith('.md'))

/** Blocks that are files of the examples: a link to the file, then the block. */
const SHOWN = /^\[`[^`]+`\]\((\.\.\/\.\.\/examples\/[^)]+)\)\n\n```\w+\n([\s\S]*?)\n```$/gm

describe.each(guides)('the guide %s', (guide) => {
  const text = readFileSync(join(GUIDES, guide), 'utf8')

  it('shows the examples as they are', () => {
    for (const [, path = '', block = ''] of text.matchAll(SHOWN)) {
      const file = readFileSync(join(GUIDES, decodeURI(path)), 'utf8')
      expect(file.trimEnd()).toBe(block)
    }
  })
})

it('every app of the examples has a guide that shows it', () => {
  const all = guides.map((guide) => readFileSync(join(GUIDES, guide), 'utf8')).join('\n')
  const apps = readdirSync(join(GUIDES, '../../examples'))
  const shown = new Set([...all.matchAll(SHOWN)].map(([, path = '']) => path.split('/')[3]))
  expect(apps.filter((app) => !shown.has(app))).toEqual([])
})
