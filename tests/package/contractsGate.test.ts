import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { bumpOf } from '../../scripts/gates/change.ts'
import { checkStory } from '../../scripts/gates/changesets.ts'
import { buildContracts, checkContracts, judgeContracts } from '../../scripts/gates/contracts.ts'
import type { Facts } from '../../scripts/gates/facts.ts'
import { ROOT, type Seeded, seed } from './support/seed.ts'

let today: Facts
beforeAll(async () => {
  today = await buildContracts(ROOT)
})

const parts = ['package.json', 'tsconfig.json', 'src', 'etc/contracts.json']

describe('a change of what others rely on', () => {
  it('is seen in every kind of name, and refused', async () => {
    const seeded = seed(...parts)
    seeded.change('src/core/routes/routePairs.ts', "'featured-jobs'", "'best-jobs'")
    seeded.change('src/core/constants.ts', "language: 'lang'", "language: 'language'")
    seeded.change('src/core/constants.ts', "'VNW_TRACKING_GA'", "'GA'")
    seeded.change('src/core/constants.ts', "'VNW_TRACKING_GA_FIRST'", "'GA_FIRST'")
    seeded.change('src/core/constants.ts', 'languageCookieDays: 90', 'languageCookieDays: 30')
    seeded.change('src/browser/shellEvents.ts', '  HEADER_STICKY: {', '  HEADER_FIXED: {')
    seeded.change('src/browser/shellEvents.ts', 'hideFilter?: boolean', 'hideFilter?: string')
    seeded.change('src/core/constants.ts', "search: 'params'", "search: 'search'")
    seeded.change('src/components/tokens.ts', '--shell-accent,', '--shell-brand,')
    seeded.change('src/core/url/withNavi.ts', "'utm_source_navi'", "'utm_navi'")
    seeded.change('src/components/Footer/Footer.tsx', 'data-shell="footer"', 'data-shell="foot"')
    seeded.change('src/components/Slot/Slot.tsx', 'readonly footerTop?', 'readonly footerFirst?')
    seeded.change('src/core/search/buildSearchUrl.ts', "vi: '-kv'", "vi: '-tk'")
    seeded.change('src/core/endpoints.ts', '/api/v2/hot-keywords', '/api/v3/hot-keywords')
    seeded.change('package.json', '"^18.3.0 || ^19.0.0"', '"^19.0.0"')
    const contracts = await buildContracts(seeded.root)
    const { major } = judgeContracts(today, contracts)
    for (const seen of [
      /^routes › pairs › viec-lam-tot-nhat <-> featured-jobs is gone/,
      /^cookies › lang is gone/,
      /^cookies › VNW_TRACKING_GA is gone/,
      /^cookies › VNW_TRACKING_GA_FIRST is gone/,
      /^lifetimes › languageCookieDays: "90 days" became "30 days"/,
      /^events › HEADER_STICKY › height is gone/,
      /^events › SEARCH › hideFilter\?: "boolean" became "string"/,
      /^storage › params is gone/,
      /^customProperties › --shell-accent is gone/,
      /^parameters › utm_source_navi is gone/,
      /^roots › footer is gone/,
      /^slots › footerTop is gone/,
      /^urls › search › keyword › vi: /,
      /^endpoints › hotKeywords: /,
      /^supported › react › \^18\.3\.0 is gone/,
    ]) {
      expect(major).toContainEqual(expect.stringMatching(seen))
    }
    expect(checkContracts(seeded.root, contracts)).toEqual([expect.stringContaining('npm run generate')])
  })

  it('is a minor one where something is only added', async () => {
    const seeded = seed(...parts)
    seeded.change(
      'src/core/routes/routePairs.ts',
      "route('su-kien', 'event'),",
      "route('su-kien', 'event'),\n  route('tin-tuc', 'news'),",
    )
    expect(bumpOf(judgeContracts(today, await buildContracts(seeded.root)))).toBe('minor')
  })

  it('is none where the order of a table or a comment changes', async () => {
    const seeded = seed(...parts)
    seeded.change('src/core/routes/routePairs.ts', "  route('su-kien', 'event'),\n", '')
    seeded.change(
      'src/core/routes/routePairs.ts',
      "  route('lien-he', 'contact-us'),",
      "  // Events.\n  route('lien-he', 'contact-us'),\n  route('su-kien', 'event'),",
    )
    expect(checkContracts(seeded.root, await buildContracts(seeded.root))).toEqual([])
  })

  it('cannot hide behind a name that is put together', async () => {
    const seeded = seed(...parts)
    seeded.change(
      'src/browser/storedSearch.ts',
      'const KEY = storageKeys.search',
      "const KEY: string = ['par', 'ams'].join('')",
    )
    await expect(buildContracts(seeded.root)).rejects.toThrow(/is no literal, so no contract can tell it/)
  })
})

describe('a branch', () => {
  const git = (seeded: Seeded, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], { cwd: seeded.root })

  it('that changes a contract has to tell page teams', () => {
    const seeded = seed('etc/contracts.json')
    git(seeded, 'init', '--quiet', '--initial-branch=main')
    const commit = () => {
      git(seeded, 'add', '--all')
      git(seeded, 'commit', '--quiet', '--message=change')
    }
    commit()
    git(seeded, 'checkout', '--quiet', '-b', 'branch')
    seeded.write('src/tidy.ts', 'export {}\n')
    commit()
    expect(checkStory(seeded.root, 'main')).toEqual([])
    seeded.change('etc/contracts.json', 'featured-jobs', 'best-jobs')
    commit()
    expect(checkStory(seeded.root, 'main')).toEqual([
      expect.stringMatching(/contracts\.json changed since main without a changeset/),
    ])
    seeded.write('.changeset/best-jobs.md', '---\n"@jobsite/shell": major\n---\n\nFeatured jobs moved.\n')
    commit()
    expect(checkStory(seeded.root, 'main')).toEqual([])
  })
})
