import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeReleaseChanges } from '../../scripts/visual/releaseChanges.ts'
import { allStates } from '../../stories/states/components.ts'
import { marksOf, type ReleaseChange, statesOfBaseline } from '../../stories/states/releaseChanges.ts'
import { screenshotsOf } from '../../stories/states/screenshots.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'changes-'))
})
afterEach(() => rm(root, { recursive: true }))

const save = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

const saveBaseline = (file: string, content: Buffer) => save(`stories/screenshots/${file}`, content)

const accept = (...reasons: readonly (readonly [reason: string, screenshots: 'all' | readonly string[]])[]) =>
  save(
    'stories/screenshots/accepted.json',
    JSON.stringify(reasons.map(([reason, screenshots]) => ({ date: '2026-11-20', reason, screenshots }))),
  )

/** A picture of one color. */
function picture(gray: number): Buffer {
  const image = new PNG({ width: 4, height: 2 })
  image.data.fill(gray)
  return PNG.sync.write(image)
}

const git = (...args: string[]): void => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.vn', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore' })
}

const commit = (...tag: string[]): void => {
  git('add', '-A')
  git('commit', '-m', 'state', '--allow-empty')
  for (const name of tag) git('tag', name)
}

const write = () => writeReleaseChanges(root, join(root, 'out'))

describe('the changes since the last release', () => {
  it('say that there is nothing to compare with outside of Git, and in a clone without a tag', async () => {
    expect(await write()).toEqual({ release: null, reason: 'This is no Git checkout.', changes: [] })
    git('init')
    await saveBaseline('Header/Dark.png', picture(1))
    commit('not-a-release')
    const found = await write()
    expect(found).toMatchObject({ release: null, changes: [], reason: expect.stringContaining('no tag of a release') })
    expect(JSON.parse(await readFile(join(root, 'out/changes.json'), 'utf8'))).toEqual(found)
  })

  it('are added, changed and removed pictures, each with what it needs and why it was accepted', async () => {
    git('init')
    await saveBaseline('Header/Same.png', picture(1))
    await saveBaseline('Header/Other.png', picture(1))
    await saveBaseline('Footer/Gone.png', picture(1))
    await accept(['before the release', 'all'])
    commit('v1.1.0')
    await saveBaseline('Header/Other.png', picture(2))
    await saveBaseline('Search/Fresh.png', picture(3))
    await rm(join(root, 'stories/screenshots/Footer'), { recursive: true })
    await accept(['before the release', 'all'], ['darker', ['Header/Other.png']])
    commit()
    // What is not committed yet counts.
    await accept(['before the release', 'all'], ['darker', ['Header/Other.png']], ['a new state', ['Search/Fresh.png']])

    const found = await write()
    expect(found).toMatchObject({ release: 'v1.1.0', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(found.changes).toEqual([
      { file: 'Footer/Gone.png', kind: 'removed', what: 'removed', reasons: [] },
      { file: 'Header/Other.png', kind: 'changed', what: '8 pixels differ', reasons: ['darker'] },
      { file: 'Search/Fresh.png', kind: 'added', what: 'new', reasons: ['a new state'] },
    ])
    const files = (await readdir(join(root, 'out'), { recursive: true })).filter((file) => file.endsWith('.png'))
    expect(files.sort()).toEqual(['before/Footer/Gone.png', 'before/Header/Other.png', 'difference/Header/Other.png'])
    expect(await readFile(join(root, 'out/before/Header/Other.png'))).toEqual(picture(1))
  })

  it('end with the next release, and none is told for a picture that was written again', async () => {
    git('init')
    await saveBaseline('Header/Other.png', picture(1))
    commit('v1.1.0')
    await saveBaseline('Header/Other.png', picture(2))
    commit()
    expect((await write()).changes).toHaveLength(1)
    await saveBaseline('Header/Other.png', PNG.sync.write(PNG.sync.read(picture(1)), { deflateLevel: 0 }))
    expect((await write()).changes).toEqual([])
    await saveBaseline('Header/Other.png', picture(2))
    commit('v1.2.0')
    expect(await write()).toMatchObject({ release: 'v1.2.0', changes: [] })
    expect(await readdir(join(root, 'out'))).toEqual(['changes.json'])
  })
})

describe('the marks of stories', () => {
  const change = (file: string, kind: ReleaseChange['kind']): ReleaseChange => ({ file, kind, what: '', reasons: [] })

  it('are new for a story with new pictures alone, else changed; of a combination at the story that shows it', () => {
    const marks = marksOf([
      change('Header/Sticky.png', 'added'),
      change('Footer/Minimal.png', 'changed'),
      change('Header/Dark.png', 'added'),
      change('Breadcrumbs/Gone.png', 'removed'),
    ])
    expect(Object.fromEntries(marks)).toEqual({
      'shell-header--sticky': 'new',
      'shell-footer--minimal': 'changed',
      'shell-header--seeker': 'changed',
    })
  })

  it('are at every story that must look like a changed picture', () => {
    const state = allStates.find(({ id }) => id === 'shell-seo-keywords--after-search')
    if (!state) throw new Error('There is no such state.')
    const [{ baseline } = { baseline: '' }] = screenshotsOf(state)
    expect(statesOfBaseline(baseline).map(({ key }) => key)).toEqual(['Location', 'AfterSearch'])
    expect([...marksOf([change(baseline, 'changed')]).keys()]).toEqual([
      'shell-seo-keywords--location',
      'shell-seo-keywords--after-search',
    ])
  })
})
