import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { bumpOf } from '../../scripts/checks/change.ts'
import { checkBranchChangeset } from '../../scripts/checks/changesets.ts'
import type { ContractSnapshot } from '../../scripts/checks/contracts/contractSnapshot.ts'
import { buildContracts, checkContracts, judgeContracts } from '../../scripts/checks/contracts/contracts.ts'
import { copyParts, type ProjectCopy, ROOT } from './support/projectCopy.ts'

let today: ContractSnapshot
beforeAll(async () => {
  today = (await buildContracts(ROOT)).snapshot
})

const pages = ['docs/contracts.md', 'docs/theming.md', 'docs/slots.md', 'docs/architecture.md']
const parts = ['package.json', 'src', 'etc/contracts.json', ...pages]

describe('a change of contracts', () => {
  it('is detected for every kind of name', async () => {
    const copy = copyParts(...parts)
    copy.change('src/core/routes/routePairs.ts', "'featured-jobs'", "'best-jobs'")
    copy.change('src/core/contracts.ts', "LANGUAGE_COOKIE = 'lang'", "LANGUAGE_COOKIE = 'language'")
    copy.change('src/core/contracts.ts', "'VNW_TRACKING_GA'", "'GA'")
    copy.change('src/core/contracts.ts', "'VNW_TRACKING_GA_FIRST'", "'GA_FIRST'")
    copy.change('src/core/contracts.ts', 'CITY_COOKIE_DAYS = 30', 'CITY_COOKIE_DAYS = 60')
    copy.change('src/core/contracts.ts', '  HEADER_STICKY: {', '  HEADER_FIXED: {')
    copy.change('src/core/contracts.ts', 'hideFilter?: boolean', 'hideFilter?: string')
    copy.change('src/core/contracts.ts', "SEARCH_KEY = 'params'", "SEARCH_KEY = 'search'")
    copy.change('src/components/tokens.ts', /--shell-accent,/g, '--shell-brand,')
    copy.change('src/core/url/withNavTracking.ts', "'utm_source_navi'", "'utm_navi'")
    copy.change('src/components/Footer/Footer.tsx', 'data-shell="footer"', 'data-shell="foot"')
    copy.change('src/components/shared/Slot.tsx', 'readonly footerTop?', 'readonly footerFirst?')
    copy.change('src/core/search/buildSearchUrl.ts', "vi: '-kv'", "vi: '-tk'")
    copy.change('src/core/endpoints.ts', '/api/v2/hot-keywords', '/api/v3/hot-keywords')
    copy.change('package.json', '"^18.3.0 || ^19.0.0"', '"^19.0.0"')
    copy.change('src/browser/cookies/assignCookie.ts', "'samesite=Lax'", "'samesite=None'")
    copy.change('src/browser/cookies/assignCookie.ts', "path = '/')", "path = '/jobs')")
    copy.change('src/browser/cookies/assignCookie.ts', "protocol === 'https:'", "protocol === 'sftp:'")
    copy.change('src/components/SeoBottomText/SeoBottomText.tsx', 'data-expanded=', 'data-unfolded=')
    copy.change('src/core/menu/menuItem.ts', 'unusable-menu-url', 'menu-url-refused')
    copy.change('src/core/contracts.ts', "SCRIPT_GLOBAL = 'JobSiteShell'", "SCRIPT_GLOBAL = 'Shell'")
    copy.change('src/core/messages/en.ts', 'Skip to main content', 'Skip')
    copy.change('src/core/messages/vi.ts', "closeMenu: '", "closeMenu: 'x")
    copy.change('src/core/contracts.ts', "POLICY = 'jobsite-shell'", "POLICY = 'shell'")
    const contracts = await buildContracts(copy.root)
    // Names of elements are computed by the project's own module, not by that of the copy.
    const { 'job-shell-header': _, ...elements } = Object(today.elements)
    expect(judgeContracts(today, { ...today, elements }).major).toEqual(['elements › job-shell-header was removed'])
    const { major } = judgeContracts(today, contracts.snapshot)
    for (const seen of [
      /^routes › pairs › viec-lam-tot-nhat <-> featured-jobs was removed/,
      /^cookies › lang was removed/,
      /^cookies › VNW_TRACKING_GA was removed/,
      /^cookies › VNW_TRACKING_GA_FIRST was removed/,
      /^cookies › VNWSearchJob\[city\]: "30 days" became "60 days"/,
      /^events › HEADER_STICKY › height was removed/,
      /^events › SEARCH › hideFilter\?: "boolean" became "string"/,
      /^storage › params was removed/,
      /^customProperties › --shell-accent was removed/,
      /^roots › footer was removed/,
      /^slots › footerTop was removed/,
      /^urls › search › keyword › vi: /,
      /^endpoints › hotKeywords: /,
      /^supported › react › \^18\.3\.0 was removed/,
      /^cookieAttributes › on the site, https: .*samesite=Lax; secure" became "domain=\.jobsite\.example; path=\/jobs; samesite=None"/,
      /^errorCodes › unusable-menu-url was removed/,
      /^scripts › JobSiteShell was removed/,
      /^accessibleNames › skipToContent › en: /,
      /^accessibleNames › closeMenu › vi: /,
      /^trustedTypes › jobsite-shell was removed/,
    ]) {
      expect(major).toContainEqual(expect.stringMatching(seen))
    }
    const problems = checkContracts(copy.root, contracts)
    for (const file of ['etc/contracts.json', 'docs/contracts.md', 'docs/slots.md'])
      expect(problems).toContainEqual(expect.stringMatching(`${file} is out of date. Run "npm run generate"`))
    for (const name of ['--shell-brand', 'data-unfolded', 'utm_navi', 'HEADER_FIXED'])
      expect(problems).toContainEqual(expect.stringMatching(`^The sources use ${name}, which .* does not list`))
    for (const name of ['--shell-accent', 'data-expanded', 'utm_source_navi'])
      expect(problems).toContainEqual(expect.stringMatching(`lists ${name}, which no source uses`))
  })

  it('is minor if names are only added', async () => {
    const copy = copyParts(...parts)
    copy.change(
      'src/core/routes/routePairs.ts',
      "route('su-kien', 'event'),",
      "route('su-kien', 'event'),\n  route('tin-tuc', 'news'),",
    )
    expect(bumpOf(judgeContracts(today, (await buildContracts(copy.root)).snapshot))).toBe('minor')
  })

  it('is none if only order or comments change', async () => {
    const copy = copyParts(...parts)
    copy.change('src/core/routes/routePairs.ts', "  route('su-kien', 'event'),\n", '')
    copy.change(
      'src/core/routes/routePairs.ts',
      "  route('lien-he', 'contact-us'),",
      "  // Events.\n  route('lien-he', 'contact-us'),\n  route('su-kien', 'event'),",
    )
    expect(checkContracts(copy.root, await buildContracts(copy.root))).toEqual([])
  })
})

it('names that no source uses are rejected', async () => {
  const copy = copyParts(...parts)
  const table = 'src/core/contracts.ts'
  copy.change(table, "export const CITY_COOKIE = '", "export const CITY = 'x'\nexport const CITY_COOKIE = 'z")
  copy.change('src/react/navigation/useMenuClick.ts', /CITY_COOKIE\b/g, 'LANGUAGE_COOKIE')
  copy.change(table, "'data-waiting',", "'data-waiting',\n  'data-gone',")
  copy.change(table, "'--shell-width'", "'--shell-height'")
  copy.change(table, "'utm_datetime'", "'utm_hour'")
  const { problems } = await buildContracts(copy.root)
  for (const name of ['zVNWSearchJob\\[city\\]', 'data-gone', '--shell-height', 'utm_hour'])
    expect(problems).toContainEqual(expect.stringMatching(`lists ${name}, which no source uses`))
})

describe('a branch', () => {
  const git = (copy: ProjectCopy, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], { cwd: copy.root })

  it('that changes a contract needs a changeset', () => {
    const copy = copyParts('etc/contracts.json')
    git(copy, 'init', '--quiet', '--initial-branch=main')
    const commit = () => {
      git(copy, 'add', '--all')
      git(copy, 'commit', '--quiet', '--message=change')
    }
    commit()
    git(copy, 'checkout', '--quiet', '-b', 'branch')
    copy.write('site/tidy.ts', 'export {}\n')
    commit()
    expect(checkBranchChangeset(copy.root, 'main')).toEqual([])
    copy.write('src/fix.ts', 'export {}\n')
    commit()
    expect(checkBranchChangeset(copy.root, 'main')).toEqual([expect.stringMatching(/^src\/fix\.ts changed since main/)])
    git(copy, 'commit', '--quiet', '--allow-empty', '--message=refactor: tidy\n\nChangeset: none')
    expect(checkBranchChangeset(copy.root, 'main')).toEqual([])
    copy.change('etc/contracts.json', 'featured-jobs', 'best-jobs')
    commit()
    expect(checkBranchChangeset(copy.root, 'main')).toEqual([
      expect.stringMatching(/contracts\.json.* changed since main without a changeset/),
    ])
    copy.write('.changeset/urls.md', '---\n"@jobsite/shell": major\n---\n\n- Breaking: featured jobs moved.\n')
    commit()
    expect(checkBranchChangeset(copy.root, 'main')).toEqual([])
  })
})
