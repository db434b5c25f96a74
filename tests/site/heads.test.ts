import { parse } from 'parse5'
import { PNG } from 'pngjs'
import { describe, expect, inject, test } from 'vitest'
import { companies } from '../../site/backend/fixtures/companies.ts'
import { jobs } from '../../site/backend/fixtures/jobs.ts'
import { buildSearchUrl } from '../../src/core.ts'
import { createSession } from '../support/siteBrowser.ts'

const site = inject('site').react19

/** An element of a head: its name, attributes and text. */
interface HeadElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** Reads a page's elements by a parser of HTML, as a network does that shows a preview of a link. */
async function readHead(path: string, cookie = '') {
  const response = await fetch(site + path, { headers: { cookie } })
  const elements: HeadElement[] = []
  const visit = (node: ReturnType<typeof parse> | unknown): void => {
    const {
      tagName,
      attrs = [],
      childNodes = [],
    } = node as {
      tagName?: string
      attrs?: { name: string; value: string }[]
      childNodes?: { value?: string }[]
    }
    if (tagName === 'meta' || tagName === 'link' || tagName === 'script' || tagName === 'title')
      elements.push({
        name: tagName,
        attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
        text: childNodes.map(({ value = '' }) => value).join(''),
      })
    for (const child of childNodes) visit(child)
  }
  const html = await response.text()
  visit(parse(html))
  const all = (name: string, key: string, value: string): HeadElement[] =>
    elements.filter((element) => element.name === name && element.attributes[key] === value)
  const meta = (name: string): string[] =>
    [...all('meta', 'property', name), ...all('meta', 'name', name)].map(({ attributes }) => attributes.content ?? '')
  const link = (rel: string): Readonly<Record<string, string>>[] => all('link', 'rel', rel).map((one) => one.attributes)
  const data = all('script', 'type', 'application/ld+json').map(
    ({ text }) => JSON.parse(text) as Record<string, unknown>,
  )
  const title = elements.find(({ name }) => name === 'title')?.text ?? ''
  return { status: response.status, html, meta, link, data, title }
}

/** A page of each kind, in Vietnamese and English. */
const KINDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  home: ['/', '/en'],
  landing: ['/tim-viec-lam', '/job-search'],
  'all jobs': ['/viec-lam', '/jobs'],
  'later page': ['/viec-lam?page=2', '/jobs?page=2'],
  search: ['/java-kv', '/java-kw'],
  'no results': ['/khong-co-nghe-nay-dau-kv', '/khong-co-nghe-nay-dau-kw'],
  category: ['/viec-lam-it-phan-mem-i35-vn', '/it-software-jobs-i35-en'],
  job: ['/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv', '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jd'],
  companies: ['/danh-sach-cong-ty', '/company-list'],
  company: ['/nha-tuyen-dung/cho-so-e1000109-vn', '/companies/cho-so-e1000109-en'],
  interview: ['/cau-hoi-phong-van/ke-toan-kv', '/interview/accountant-kw'],
  salary: ['/muc-luong/ke-toan-kv', '/salary/accountant-kw'],
  converter: ['/tinh-luong-gross-net', '/gross-net-salary-converter'],
  numerology: ['/nhan-so-hoc', '/numerology'],
  'career path': ['/lo-trinh-su-nghiep', '/career-path'],
  'one URL': ['/career-newbies', '/career-newbies?lang=en'],
  campaign: ['/ngay-hoi-viec-lam-2026', '/ngay-hoi-viec-lam-2026/en'],
  login: ['/dang-nhap', '/login'],
  registration: ['/dang-ky', '/sign-up'],
  profile: ['/ho-so', '/my-profile'],
  'site map': ['/so-do-trang-web', '/site-map'],
  'not found': ['/nothing-here', '/nothing-here?lang=en'],
}

const ROWS = Object.entries(KINDS).flatMap(([kind, [vi, en]]) => [
  { kind, language: 'vi', path: vi, locale: 'vi_VN', other: 'en_US' },
  { kind, language: 'en', path: en, locale: 'en_US', other: 'vi_VN' },
])

describe('a shared link', () => {
  test.each(ROWS)('shows $path ($kind) with title, text and picture', async ({ path, locale, other }) => {
    const { meta, link, title } = await readHead(path)
    const [canonical] = link('canonical')
    const one = (name: string): string => {
      const values = meta(name)
      expect(values, name).toHaveLength(1)
      expect(values[0]?.trim(), name).not.toBe('')
      return values[0] as string
    }
    expect(one('og:url')).toBe(canonical?.href)
    expect(title.startsWith(one('og:title'))).toBe(true)
    expect(one('og:description')).toBe(one('description'))
    expect(['website', 'article']).toContain(one('og:type'))
    expect(one('og:site_name')).toBe('Jobsite')
    expect(one('og:locale')).toBe(locale)
    const hasOther = link('alternate').length > 0
    expect(meta('og:locale:alternate')).toEqual(hasOther ? [other] : [])
    expect(one('twitter:card')).toBe('summary_large_image')
    expect(one('og:image:alt').length).toBeGreaterThan(5)
    expect([one('og:image:width'), one('og:image:height'), one('og:image:type')]).toEqual(['1200', '630', 'image/png'])
    expect(one('og:image').startsWith(`${site}/`)).toBe(true)
  })

  test('has the picture that it names, of its size, the same each time', async () => {
    for (const { path } of ROWS.filter(({ kind }) => ['home', 'job', 'company', 'not found'].includes(kind))) {
      const { meta } = await readHead(path)
      const [url = ''] = meta('og:image')
      const responses = await Promise.all([fetch(url), fetch(url)])
      for (const { status, headers } of responses) {
        expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png'])
        expect(headers.get('Cache-Control')).toContain('public')
      }
      const [first, second] = await Promise.all(responses.map(async (one) => Buffer.from(await one.arrayBuffer())))
      expect(first?.equals(second as Buffer)).toBe(true)
      const { width, height } = PNG.sync.read(first as Buffer)
      expect([width, height]).toEqual([1200, 630])
    }
  })

  test('has a picture of its own for each job and company, in each language', async () => {
    const urls = await Promise.all(
      ROWS.filter(({ kind }) => ['home', 'job', 'company'].includes(kind)).map(async ({ path }) => {
        const { meta } = await readHead(path)
        return meta('og:image')[0] as string
      }),
    )
    expect(new Set(urls).size).toBe(urls.length)
    const pictures = await Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())))
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(urls.length)
  })

  test('has whole words in its picture: nothing reaches the right or lower edge', async () => {
    const longest = (names: readonly (readonly [id: string, text: string])[]): string[] =>
      names
        .toSorted(([, one], [, other]) => other.length - one.length)
        .slice(0, 3)
        .map(([id]) => id)
    const ids = [
      ...longest(jobs.map(({ id, title }) => [`job-${id}`, title.vi])),
      ...longest(jobs.map(({ id, title }) => [`job-${id}`, title.en])),
      ...longest(companies.map(({ id, name }) => [`company-${id}`, name])),
      'site',
    ]
    const wrong: string[] = []
    for (const name of [...new Set(ids)].flatMap((id) => [`${id}-vi`, `${id}-en`])) {
      const response = await fetch(`${site}/share/${name}.png`)
      expect(response.status, name).toBe(200)
      const { data, width } = PNG.sync.read(Buffer.from(await response.arrayBuffer()))
      const colorAt = (x: number, y: number): string =>
        data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).join()
      // Words are 80 pixels away from each side.
      const isPlain = (x: number): boolean => {
        const colors = new Set<string>()
        for (let y = 90; y < 500; y += 1) colors.add(colorAt(x, y))
        return colors.size === 1
      }
      if (![40, width - 70, width - 50].every(isPlain)) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })

  test.each(['job-1-vi', 'job-1763221-fr', 'job-1763221', 'company-7-en', 'x', '..%2f..%2fpackage', '__proto__-vi'])(
    'has no picture %s',
    async (name) => {
      expect((await fetch(`${site}/share/${name}.png`)).status).toBe(404)
    },
  )
})

describe('the site in a browser', () => {
  test.each(['/', '/en'])('has icons, a manifest and a color on %s', async (path) => {
    const { link, meta } = await readHead(path)
    const [touch] = link('apple-touch-icon')
    const icon = PNG.sync.read(Buffer.from(await (await fetch(site + touch?.href)).arrayBuffer()))
    expect([icon.width, icon.height]).toEqual([180, 180])
    expect(meta('theme-color')).toHaveLength(2)
    const [manifest] = link('manifest')
    const response = await fetch(site + manifest?.href)
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json')
    const content = (await response.json()) as Record<string, unknown> & { icons: { src: string; sizes: string }[] }
    expect(content).toMatchObject({
      name: 'Jobsite',
      start_url: path,
      display: 'browser',
      lang: path === '/' ? 'vi' : 'en',
    })
    for (const { src, sizes } of content.icons) {
      const file = await fetch(site + src)
      expect(file.status, src).toBe(200)
      if (sizes === 'any') continue
      const image = PNG.sync.read(Buffer.from(await file.arrayBuffer()))
      expect(`${image.width}x${image.height}`).toBe(sizes)
    }
    expect(content.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  })
})

describe('structured data', () => {
  test.each(['/', '/en'])('of %s is the site with its search, and who runs it', async (path) => {
    const { data } = await readHead(path)
    const website = data.find((one) => one['@type'] === 'WebSite')
    const organization = data.find((one) => one['@type'] === 'Organization')
    expect(website).toMatchObject({ name: 'Jobsite', url: site + path, inLanguage: path === '/' ? 'vi' : 'en' })
    expect(organization).toMatchObject({ url: `${site}/`, logo: expect.stringMatching(/\.png$/) })
    const { urlTemplate } = (website as { potentialAction: { target: { urlTemplate: string } } }).potentialAction.target
    const search = await fetch(urlTemplate.replace('{search_term_string}', 'java'), { redirect: 'manual' })
    expect(search.headers.get('Location')).toBe(buildSearchUrl({ keyword: 'java' }, path === '/' ? 'vi' : 'en'))
    expect((await fetch((organization as { logo: string }).logo)).status).toBe(200)
  })

  test.each([
    ...ROWS.map(({ path }) => path),
    '/muc-luong/k%E1%BA%BF-to%C3%A1n-kv',
    '/job-channel/top-management',
    '/viec-lam/?utm_source=x',
  ])('of the breadcrumbs of %s ends at the canonical URL', async (path) => {
    const { data, link, html } = await readHead(path)
    // A page without a name of its own ends its trail with its parent.
    if (!/data-shell="breadcrumbs"[\s\S]*?aria-current="page"[\s\S]*?<\/nav>/.test(html)) return
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList') as { itemListElement: { item: string }[] }
    expect(trail.itemListElement.at(-1)?.item).toBe(link('canonical')[0]?.href)
  })

  test('has breadcrumbs on pages below others', async () => {
    for (const path of ['/muc-luong/k%E1%BA%BF-to%C3%A1n-kv', KINDS.job?.[0], KINDS.company?.[1]]) {
      const { data } = await readHead(path as string)
      expect(data.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true)
    }
  })
})

describe('an address with escaped letters, digits, hyphens and dots', () => {
  // One character of each kind, in each page with a path.
  const WRITTEN = ROWS.filter(({ path }) => /^\/[\w-]/.test(path)).flatMap(({ path }) =>
    [/[a-z]/, /-/, /\d/].flatMap((kind) => {
      const [one] = kind.exec(path.split('?', 1)[0] as string) ?? []
      return one ? [{ path, written: path.replace(one, `%${one.charCodeAt(0).toString(16).toUpperCase()}`) }] : []
    }),
  )

  test.each(WRITTEN)('$written is the page $path', async ({ path, written }) => {
    const [page, same] = await Promise.all([readHead(path), readHead(written)])
    expect(same.status).toBe(page.status)
    expect(same.title).toBe(page.title)
    expect(same.link('canonical')).toEqual(page.link('canonical'))
    expect(same.link('alternate')).toEqual(page.link('alternate'))
  })
})

describe('search engines', () => {
  const ACCOUNT = [
    '/ho-so',
    '/my-profile',
    '/quan-ly-tai-khoan',
    '/account-settings',
    '/dang-nhap',
    '/login',
    '/dang-ky',
  ]

  test.each([
    ...ACCOUNT,
    '/viec-lam-goi-y',
    '/recommended-jobs',
    '/ung-tuyen-nhieu-viec-lam',
    '/theo-doi-ty-le-canh-tranh-cua-toi',
    '/quen-mat-khau',
  ])('leave out %s, for visitors and seekers', async (path) => {
    const { name, value } = await createSession(site)
    for (const cookie of ['', `${name}=${value}`])
      expect((await readHead(path, cookie)).meta('robots')).toEqual(['noindex'])
    const map = await (await fetch(`${site}/sitemap.xml`)).text()
    expect(map).not.toContain(`${path}<`)
  })

  test('find every page that may be indexed in the sitemap', async () => {
    const map = await (await fetch(`${site}/sitemap.xml`)).text()
    for (const { path, kind } of ROWS.filter((row) => !row.path.includes('?'))) {
      const { meta, link } = await readHead(path)
      const isListed = map.includes(`<loc>${link('canonical')[0]?.href}</loc>`)
      // Pages of a keyword are countless.
      if (!['search', 'interview', 'salary'].includes(kind)) expect(isListed, path).toBe(meta('robots').length === 0)
    }
  })
})
