import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkDocsSite } from '../../scripts/checks/docsSite.ts'

const SIDEBAR =
  '<aside class="VPSidebar"><a href="/shell/guides/">Guides</a><a href="/shell/events.html">Events</a></aside>'

/** Checks a built site of these pages, served below `/shell/`. */
function problemsOf(pages: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'docs-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const all = { 'index.html': SIDEBAR, 'guides/index.html': SIDEBAR, 'events.html': '<h2 id="cookies">', ...pages }
  for (const [file, html] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
  }
  return checkDocsSite(folder, '/shell/')
}

it('a documentation site whose links lead somewhere passes', () => {
  expect(
    problemsOf({
      'guides/index.html': `${SIDEBAR}<a href="../events.html#cookies"></a><a href="#own" id="own"></a>
        <a href="https://example.com/"></a><iframe src="/shell/storybook/iframe.html?id=header"></iframe>`,
    }),
  ).toEqual([])
})

it.each([
  [
    'a page that is not there',
    '<a href="none.html">',
    'guides/index.html links to none.html, which is not on the site.',
  ],
  [
    'a page above the site',
    '<a href="/events.html">',
    'guides/index.html links to /events.html, which is not on the site.',
  ],
  ['an image', '<img src="../none.png">', 'guides/index.html links to ../none.png, which is not on the site.'],
  [
    'an anchor',
    '<a href="/shell/events.html#none">',
    'guides/index.html links to /shell/events.html#none, but events.html has no element with this id.',
  ],
])('a link to %s is found', (_, html, problem) => {
  expect(problemsOf({ 'guides/index.html': SIDEBAR + html })).toEqual([problem])
})

it('a page that the sidebar does not lead to is found', () => {
  expect(problemsOf({ 'alone.html': '' })).toEqual([expect.stringMatching(/^The sidebar does not lead to alone\.html/)])
})
