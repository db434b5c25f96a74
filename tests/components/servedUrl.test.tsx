import { Header, ShellProvider, type ShellProviderProps, useShell } from '@jobsite/shell'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { useBrowserUrl, useServedUrl } from '../../src/routers/shellRoute.ts'
import { hydrate } from './hydrate.ts'
import { NO_DATA, SILENT } from './shell.tsx'

const events: string[] = []
const track: ShellProviderProps['onTrack'] = (event) => void events.push(event.type)

function Page({ url }: { url: string }) {
  return (
    <ShellProvider url={url} user={null} data={NO_DATA} logger={SILENT} onTrack={track} registerServiceWorker={false}>
      <Header />
      <Where />
    </ShellProvider>
  )
}
function Where() {
  const { url, pageName, language } = useShell()
  return <p id="where">{[url, pageName, language].join(' ')}</p>
}

/** The Next.js app router: its hook returns a path without query. */
const ByPath = ({ path }: { path: string }) => <Page url={useBrowserUrl(path)} />
/** Routers that tell the whole URL, on a page made before its request, or for it. */
const Prerendered = ({ href }: { href: string }) => <Page url={useServedUrl(href, true)} />
const Rendered = ({ href }: { href: string }) => <Page url={useServedUrl(href, false)} />

afterEach(() => {
  events.length = 0
})

const read = (container: Element) => ({
  where: container.querySelector('#where')?.textContent,
  switchTo: container.querySelector('[data-shell="language-switch"] a')?.getAttribute('href'),
})

/** Renders on a server, then hydrates in a browser that is at `href`. */
function visit(served: React.ReactNode, element: React.ReactNode, href: string) {
  const html = renderToString(served)
  window.history.replaceState(null, '', href)
  const { host, faults, end } = hydrate(html, element)
  expect(faults).toEqual([])
  const last = read(host)
  end()
  return { first: read(new DOMParser().parseFromString(html, 'text/html').body), last }
}

describe('a page that was made without its query', () => {
  it.each([
    ['/jobs', '?l=29&setNewLocation=true', 'searchResult en', '/viec-lam?l=29&setNewLocation=true'],
    ['/my-profile', '?tab=profile-settings', 'profileSettings en', '/ho-so?tab=profile-settings'],
    ['/some-page', '?lang=en', 'other en', '/some-page?lang=vi'],
    ['/viec-lam', '?l=29#top', 'searchResult vi', '/jobs?l=29#top'],
    ['/jobs', '', 'searchResult en', '/viec-lam'],
  ])('%s%s knows it once it is hydrated', (path, query, where, switchTo) => {
    const href = path + query
    for (const [served, element] of [
      [<ByPath key="1" path={path} />, <ByPath key="1" path={path} />],
      [<Prerendered key="2" href={path} />, <Prerendered key="2" href={href} />],
    ]) {
      const { first, last } = visit(served, element, href)
      expect(first.where?.startsWith(`${path} `)).toBe(true)
      expect(last).toEqual({ where: `${href} ${where}`, switchTo })
    }
  })

  it('does not take the query for another page view', () => {
    visit(<ByPath path="/jobs" />, <ByPath path="/jobs" />, '/jobs?utm_source=x')
    expect(events.filter((type) => type === 'attribution')).toHaveLength(1)
  })

  it('knows the path of the site below a base path of the framework', () => {
    const page = <ByPath path="/my-career-center/dashboard" />
    expect(visit(page, page, '/my-career-center/dashboard?l=29').last).toEqual({
      where: '/my-career-center/dashboard?l=29 dashboard en',
      switchTo: expect.stringMatching(/^\/quan-ly-nghe-nghiep\/.+\?l=29$/),
    })
  })
})

it('a page that was made for its request has the query in its first HTML, and the fragment afterwards', () => {
  const { first, last } = visit(<Rendered href="/jobs?l=29" />, <Rendered href="/jobs?l=29#top" />, '/jobs?l=29#top')
  expect(first).toEqual({ where: '/jobs?l=29 searchResult en', switchTo: '/viec-lam?l=29' })
  expect(last).toEqual({ where: '/jobs?l=29#top searchResult en', switchTo: '/viec-lam?l=29#top' })
})
