import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, it } from 'vitest'
import type { ChangedScreenshot } from '../../scripts/visual/compareWithBaselines.ts'
import { summarizeChanges } from '../../scripts/visual/summarizeChanges.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'pull-request-'))
afterAll(() => rmSync(folder, { recursive: true }))

const image = Buffer.from('PNG')
const change = (file: string, more: Partial<ChangedScreenshot> = {}): ChangedScreenshot => ({
  file,
  name: file.replace('/', ': ').replace('.png', ''),
  what: '3 pixels differ',
  before: image,
  after: image,
  difference: image,
  ...more,
})
const links = {
  repository: 'https://github.com/jobsite/shell',
  before: { name: 'jobsite/shell', commit: 'b'.repeat(40) },
  after: { name: 'fork/shell', commit: 'a'.repeat(40) },
  folder: 'stories/screenshots',
  pullRequest: '7',
}
const preview = 'https://jobsite.github.io/shell/pr/7/'

/** Returns the rows of the table, each with its images. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Story|---)/.test(line))
    .map((line) => [...line.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, url = '']) => url))

describe('the summary of a pull request', () => {
  it('shows each change before, after and as a difference, from both revisions and the preview', () => {
    const markdown = summarizeChanges([change('Header/Phone.png'), change('Footer/Dark.png')], { ...links, preview })
    const raw = 'https://raw.githubusercontent.com'
    expect(rowsOf(markdown)).toEqual(
      ['Header/Phone', 'Footer/Dark'].map((file) => [
        `${raw}/jobsite/shell/${'b'.repeat(40)}/stories/screenshots/${file}.png`,
        `${raw}/fork/shell/${'a'.repeat(40)}/stories/screenshots/${file}.png`,
        `${preview}visual/${file}.difference.png`,
      ]),
    )
    expect(markdown).toContain('## 2 screenshots changed')
    expect(markdown).toContain('2 different')
    expect(markdown).toContain(`[Storybook of this pull request](${preview})`)
    expect(markdown).toMatch(/\[Swipe\]\(https:\/\/github\.com\/jobsite\/shell\/pull\/7\/files#diff-[0-9a-f]{64}\)/)
  })

  it('shows what is new and removed, and counts each kind', () => {
    const markdown = summarizeChanges(
      [
        change('A/New.png', { before: null, difference: null, what: 'new' }),
        change('A/Old.png', { after: null, difference: null, what: 'removed' }),
        change('A/Fails.png', { after: null, difference: null, isBroken: true, what: 'no screenshot: <b>|' }),
      ],
      { ...links, preview },
    )
    expect(rowsOf(markdown).map((urls) => urls.length)).toEqual([1, 1, 1])
    expect(markdown).toContain('1 new, 1 removed, 1 failing')
    expect(markdown).toContain('&lt;b>\\|')
  })

  it('leads to the artifacts where a fork has no preview', () => {
    const markdown = summarizeChanges([change('Header/Phone.png')], links)
    expect(rowsOf(markdown).map((urls) => urls.length)).toEqual([2])
    expect(markdown).toContain('artifacts')
    expect(markdown).not.toContain('github.io')
  })

  it('says that nothing changed, and fits a comment however much did', () => {
    expect(summarizeChanges([], { ...links, preview })).toContain('## No screenshot changed')
    const many = summarizeChanges(
      Array.from({ length: 500 }, (_, index) => change(`WholeShell/State${index}.png`)),
      { ...links, preview },
    )
    expect(many).toContain('And 460 more')
    // GitHub's limit for a comment.
    expect(many.length).toBeLessThan(65_536)
  })
})

/** Runs a command of the project as a job of GitHub Actions does. Returns the job's summary. */
function runInJob(root: string, script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const summary = join(folder, 'summary.md')
  writeFileSync(summary, '')
  execFileSync(process.execPath, [join(ROOT, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, GITHUB_STEP_SUMMARY: summary, GITHUB_REPOSITORY: 'jobsite/shell', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return readFileSync(summary, 'utf8')
}

/** Returns a screenshot of one color. */
function screenshot(red: number): Buffer {
  const png = new PNG({ width: 8, height: 8 })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([red, 0, 0, 255], at)
  return PNG.sync.write(png)
}

describe('the job that reports changes', () => {
  it('shows the accepted baselines of the merged branch in its summary and its comment', () => {
    const root = join(folder, 'repository')
    const baselines = join(root, 'stories/screenshots/Footer')
    mkdirSync(baselines, { recursive: true })
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    const commit = (): string => {
      git('add', '.')
      git('commit', '-m', 'Change')
      return git('rev-parse', 'HEAD')
    }
    git('init', '-b', 'main')
    for (const name of ['Same', 'Changed']) writeFileSync(join(baselines, `${name}.png`), screenshot(1))
    const base = commit()
    git('switch', '-c', 'branch')
    writeFileSync(join(baselines, 'Changed.png'), screenshot(2))
    const head = commit()
    git('switch', 'main')
    writeFileSync(join(root, 'README.md'), 'Later')
    const target = commit()
    // A pull request is checked out as its merge.
    git('merge', '--no-ff', '-m', 'Merge', 'branch')
    const summary = runInJob(
      root,
      'visualReport.ts',
      ['--since', target, '--pull-request', '7', '--preview', preview, '--root', root],
      {
        GITHUB_EVENT_NAME: 'pull_request',
      },
    )
    expect(rowsOf(summary)).toEqual([
      [
        `https://raw.githubusercontent.com/jobsite/shell/${target}/stories/screenshots/Footer/Changed.png`,
        `https://raw.githubusercontent.com/jobsite/shell/${head}/stories/screenshots/Footer/Changed.png`,
        `${preview}visual/Footer/Changed.difference.png`,
      ],
    ])
    expect(base).not.toBe(target)
    expect(summary).toContain('64 pixels differ')
    expect(readFileSync(join(root, '.cache/visual-changes/comment.md'), 'utf8')).toBe(summary)
    expect(readFileSync(join(root, '.cache/visual-changes/Footer/Changed.difference.png')).length).toBeGreaterThan(0)
  })

  it('downloads the previews of open pull requests that have one', () => {
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    // Instead of GitHub's command line: #7 has a preview of run 70, #8 none.
    writeFileSync(
      join(bin, 'gh'),
      `#!/bin/sh
case "$1 $2" in
  "pr list") printf '7\\n8\\n' ;;
  "api repos/jobsite/shell/actions/artifacts?name=preview-7") echo 70 ;;
  "api repos/jobsite/shell/actions/artifacts?name=preview-8") ;;
  "run download") test "$3 $7" = "70 preview-7" && echo Storybook > "$9/index.html" ;;
  *) exit 1 ;;
esac
`,
    )
    chmodSync(join(bin, 'gh'), 0o755)
    const site = join(folder, 'site')
    runInJob(folder, 'collectPreviews.ts', [site], { PATH: `${bin}:${process.env.PATH}` })
    expect(readFileSync(join(site, '7/index.html'), 'utf8')).toBe('Storybook\n')
    expect(() => readFileSync(join(site, '8/index.html'))).toThrow('ENOENT')
  })
})
