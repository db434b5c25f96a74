import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FILES = globSync('src/components/**/*.{ts,tsx}')

/** Properties and values of styles that name a side of the screen instead of a side of the text. */
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|(?:margin|padding|inset)\s*:\s*[\w.-]+ ([\w.-]+) [\w.-]+ (?!\1;)[\w.-]+;/gm

const physical = (text: string): string[] => [...text.matchAll(PHYSICAL)].map(([found]) => found.trim())

describe('styles use logical properties', () => {
  it.each(FILES)('%s', (file) => {
    const styles = [...readFileSync(file, 'utf8').matchAll(/`([^`]*)`/g)].map(([, text]) => text ?? '')
    expect(styles.flatMap(physical)).toEqual([])
  })

  it('and the check finds physical ones', () => {
    expect(
      physical(
        'a { margin-left: 1px; inset-inline: 0; left: 0; border-top-left-radius: 2px; padding: 0 6px 0 16px; text-align: right }',
      ),
    ).toEqual(['margin-left:', 'left:', 'border-top-left-radius:', 'padding: 0 6px 0 16px;', 'text-align: right'])
    expect(physical('padding-block-end: env(safe-area-inset-bottom); margin-inline-start: 1px')).toEqual([])
  })
})
