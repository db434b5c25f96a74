import { expect, it } from 'vitest'
import { checkDocsSite } from '../../scripts/checks/docsSite.ts'
import { seed } from './support/seed.ts'

const SIDEBAR =
  '<aside class="VPSidebar"><a href="/shell/guides/">Guides</a><a href="/shell/events.html">Events</a></aside>'

/** Checks a built site of these pages, served below `/shell/`. */
function problemsOf(pages: Readonly<Record<string, string>>): string[] {
  const site = seed()
  const all = { 'index.html': SIDEBAR, 'guides/index.html': SIDEBAR, 'events.html': '<h2 id="cookies">', ...pages }
  for (const [file, html] of Object.entries(all)) site.write(file, html)
  return checkDocsSite(site.root, '/shell/')
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
  ['a page that is not there', '<a href="none.html">', 'none.html, which is not on the site'],
  ['a page above the site', '<a href="/events.html">', '/events.html, which is not on the site'],
  ['an image', '<img src="../none.png">', '../none.png, which is not on the site'],
  [
    'an anchor',
    '<a href="/shell/events.html#none">',
    '/shell/events.html#none, but events.html has no element with this id',
  ],
])('a link to %s is found', (_, html, problem) => {
  expect(problemsOf({ 'guides/index.html': SIDEBAR + html })).toEqual([`guides/index.html links to ${problem}.`])
})

it('a page that the sidebar does not lead to is found', () => {
  expect(problemsOf({ 'alone.html': '' })).toEqual([expect.stringMatching(/^The sidebar does not lead to alone\.html/)])
})
