import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { compareStates } from '../../scripts/visual/compareStates.ts'
import { allStates, allStories } from '../../stories/states/components.ts'
import { GROUPS } from '../../stories/states/groups.ts'
import { allScreenshots, screenshotsOf } from '../../stories/states/screenshots.ts'
import { TAG_RULES } from '../../stories/states/tags.ts'

const entries = inject('storybookEntries')
const features = readFileSync(new URL('../features.md', import.meta.url), 'utf8')

describe('the list of states', () => {
  it('has a story for every state, and a state for every story', () => {
    expect(compareStates(allStates, entries)).toEqual([])
    expect(allStates.length).toBeGreaterThan(140)
  })

  it('names each state once in its group, with its section and requirements', () => {
    const names = allStates.map(({ title, name }) => `${title}: ${name}`)
    expect(new Set(names).size).toBe(names.length)
    const without = allStates.filter(({ rows }) => rows.length === 0).map(({ id }) => id)
    expect(without).toEqual([])
  })

  it('has each state but the playgrounds in a group', () => {
    const without = allStates.filter(({ group, key }) => (group === undefined) !== (key === 'Playground'))
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('refers to existing rows of the feature list', () => {
    const rows = [...new Set(allStates.flatMap((state) => state.rows))]
    expect(rows.filter((row) => !features.includes(`| ${row} |`))).toEqual([])
  })

  it('has states of every section that specifies states', () => {
    expect([...new Set(allStates.map(({ section }) => section))].sort()).toEqual([2, 4, 5, 8])
  })
})

describe('combinations', () => {
  const combinations = allStates.filter(({ of }) => of !== undefined)

  it('leave no story that differs from another one by width, theme, text size, language or page CSS alone', () => {
    const looks = ['Widths', 'Themes', 'Text size', 'Page CSS']
    const left = allStories.filter(({ group, interactive }) => looks.includes(group ?? '') && !interactive)
    // A long title, and a page that reads from right to left: each has content of its own.
    expect(left.map(({ id }) => id)).toEqual([
      'shell-breadcrumbs--long-title-phone',
      'shell-whole-shell--right-to-left',
    ])
  })

  it('change what their story leaves to the toolbar', () => {
    expect(combinations.length).toBeGreaterThan(60)
    for (const { of, component, toolbar = {}, globals } of combinations) {
      const base = allStates.find((state) => state.component === component && state.key === of)
      const pinned = Object.keys(base?.globals ?? {}).filter((name) => !(name in (base?.toolbar ?? {})))
      expect(pinned.filter((name) => name in toolbar)).toEqual([])
      expect(globals).toMatchObject(toolbar)
    }
  })

  it('are known by ids of their own, which no story has', () => {
    const stories = new Set(entries.map(({ id }) => id))
    expect(combinations.filter(({ id }) => stories.has(id)).map(({ id }) => id)).toEqual([])
    expect(combinations.filter(({ story }) => !stories.has(story)).map(({ id }) => id)).toEqual([])
  })
})

describe('the check of the list', () => {
  const state = allStates.find(({ interactive }) => !interactive)
  if (!state) throw new Error('There are no states.')

  it('finds a state without a story', () => {
    const id = `${state.id}-no-story`
    const added = { ...state, key: 'NoStory', name: 'No story', id, story: id }
    expect(compareStates([...allStates, added], entries)).toEqual([
      `${state.component} has the state "No story" (NoStory), but no story ${added.id} shows it`,
    ])
  })

  it('finds a story without a state, another name, and a missing play function', () => {
    const others = allStates.filter((other) => other !== state)
    expect(compareStates(others, entries)).toEqual([`the story ${state.id} has no listed state`])
    const changed = { ...state, name: 'Another name', interactive: true as const }
    const faults = compareStates([changed, ...others], entries)
    expect(faults).toHaveLength(2)
    expect(faults[0]).toContain('"Another name"')
    expect(faults[1]).toContain('needs a play function')
  })
})

describe('the sidebar', () => {
  it('has at most 12 stories on one level', () => {
    const levels = new Map<string, number>()
    for (const { type, title } of entries) if (type === 'story') levels.set(title, (levels.get(title) ?? 0) + 1)
    expect([...levels].filter(([, count]) => count > 12)).toEqual([])
  })

  it('starts each component with its playground and its docs page, then features, then states', () => {
    const titles = entries.map(({ title }) => title)
    const components = [...new Set(titles.filter((title) => /^Shell\/[^/]+$/.test(title)))]
    expect(components).toHaveLength(11)
    for (const component of components) {
      const own = entries.filter(({ title }) => title === component || title.startsWith(`${component}/`))
      expect(own.slice(0, 2).map(({ name }) => name)).toEqual(['Playground', 'Docs'])
      const groups = [...new Set(own.slice(2).map(({ title }) => title.slice(component.length + 1)))]
      expect(groups).toEqual(GROUPS.filter((group) => groups.includes(group)))
    }
  })

  it('has states for each tag', () => {
    const tags = new Set(allStates.flatMap((state) => state.tags))
    expect(TAG_RULES.map(([tag]) => tag).filter((tag) => !tags.has(tag))).toEqual([])
  })
})

describe('the list of screenshots', () => {
  it('has accepted baselines for all, below 8 MB together', async () => {
    const accepted = fileURLToPath(new URL('../../stories/screenshots/', import.meta.url))
    const files = (await readdir(accepted, { recursive: true })).filter((file) => file.endsWith('.png'))
    expect(files.sort()).toEqual([...new Set(allScreenshots.map(({ baseline: path }) => path))].sort())
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(accepted, file))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000)
  })

  it('has one file each, and every state that looks like no other', () => {
    const files = allScreenshots.map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
    const withoutBaseline = allScreenshots.filter(({ baseline }) => !files.includes(baseline))
    expect(withoutBaseline.map(({ file }) => file)).toEqual([])
    for (const language of ['vi', 'en'])
      for (const colorScheme of ['light', 'dark'])
        expect(
          allScreenshots.filter((one) => one.language === language && one.colorScheme === colorScheme),
        ).not.toEqual([])
    const without = allStates.filter((state) => screenshotsOf(state).length === 0)
    expect(without.length).toBeLessThan(allStates.length / 3)
  })
})
