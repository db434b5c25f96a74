import { describe, expect, inject, test } from 'vitest'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { LANGUAGES, type Language, pagePath, routePairs } from '../../src/core.ts'
import { localPart, readHtml } from '../support/siteBrowser.ts'

const site = inject('site').react19

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site + path, { redirect: 'manual', headers })

/** Pages that were read, by language and path: most are reached from several others. */
const pages = new Map<string, ReturnType<typeof fetchPage>>()

/** Reads a page that must be there, and checks what every page has. */
function readPage(path: string, language: Language): ReturnType<typeof fetchPage> {
  const key = `${language} ${path}`
  const page = pages.get(key) ?? fetchPage(path, language)
  pages.set(key, page)
  return page
}

async function fetchPage(path: string, language: Language) {
  const response = await get(path)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  const page = readHtml(html)
  expect(page.lang, path).toBe(language)
  expect(page.headings, path).toHaveLength(1)
  expect(page.title, path).toMatch(/ \| Jobsite$/)
  expect(page.description?.length, path).toBeGreaterThan(10)
  expect(page.canonical?.startsWith(site), path).toBe(true)
  expect(html, path).toContain('<main id="main-content"')
  return page
}

/** Checks that both URLs of a page name each other, and nothing else. */
async function expectReciprocal(alternates: Record<string, string>): Promise<void> {
  expect(Object.keys(alternates)).toEqual(['vi', 'en', 'x-default'])
  expect(alternates['x-default']).toBe(alternates.vi)
  for (const language of LANGUAGES) {
    const other = await readPage(localPart(alternates[language] as string), language)
    expect(other.alternates).toEqual(alternates)
    expect(other.canonical).toBe(alternates[language])
  }
}

/** URLs of every page and every route pair. */
const ROWS = [
  ...PAGE_NAMES.flatMap((name) => LANGUAGES.map((language) => ({ path: pagePath(name, language), language }))),
  ...routePairs.flatMap((pair) => LANGUAGES.map((language) => ({ path: `/${pair[language]}`, language }))),
]
const URLS = new Map(ROWS.map(({ path, language }) => [path, path === '/career-newbies' ? 'vi' : language]))

test('pages with different headings have different descriptions', async () => {
  const headingsOf = new Map<string, Set<string>>()
  for (const path of URLS.keys()) {
    const response = await get(path)
    const html = response.status === 200 ? await response.text() : ''
    const { description = '', headings } = readHtml(html)
    if (html && !html.includes('<meta name="robots" content="noindex">'))
      headingsOf.set(description, (headingsOf.get(description) ?? new Set()).add(headings.join()))
  }
  expect(headingsOf.size).toBeGreaterThan(40)
  expect([...headingsOf].filter(([, headings]) => headings.size > 1)).toEqual([])
})

describe('the URL of a page or route', () => {
  test.each([...URLS])('%s', async (path, language) => {
    if (/^\/(?:quan-ly-nghe-nghiep|my-career-center)/.test(path)) {
      const response = await get(path)
      expect(response.status).toBe(302)
      const target = new URL(response.headers.get('Location') ?? '', site)
      expect(target.pathname).toBe(language === 'vi' ? '/dang-nhap' : '/login')
      expect(target.searchParams.get('redirectURL')).toBe(site + path)
    } else if (path === '/khong-tim-thay-trang' || path === '/error404') {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(readHtml(await response.text())).toMatchObject({ lang: language, headings: [expect.any(String)] })
    } else {
      const { alternates } = await readPage(path, language)
      if (path === '/career-newbies') expect(alternates).toEqual({})
      else await expectReciprocal(alternates)
    }
  })
})

describe('lists of several pages', () => {
  test.each([
    ['/viec-lam?page=2', 'vi', '/viec-lam?page=2', 'trang 2'],
    ['/jobs?utm_source=x&page=2', 'en', '/jobs?page=2', 'page 2'],
    ['/jobs?l=29.24&page=2', 'en', '/jobs?l=29.24&page=2', 'page 2'],
    ['/job-search/all-jobs?page=3', 'en', '/job-search/all-jobs?page=3', 'page 3'],
  ] as const)('%s has its own URL and title', async (path, language, canonical, title) => {
    const page = await readPage(path, language)
    expect(localPart(page.canonical as string)).toBe(canonical)
    expect(page.title).toContain(title)
    await expectReciprocal(page.alternates)
  })

  test.each(['/jobs?page=1', '/jobs?page=-1', '/jobs?page=x', '/jobs?page=999'])('%s is the first', async (path) => {
    expect(localPart((await readPage(path, 'en')).canonical as string)).toBe('/jobs')
  })

  test('beyond the last there is nothing to index', async () => {
    expect(await (await get('/jobs?page=999')).text()).toContain('<meta name="robots" content="noindex">')
    expect(await (await get('/jobs?page=3')).text()).not.toContain('noindex')
  })

  test.each([
    ['/jobs?q=&c=35&l=17', '/it-software-jobs-in-da-nang-i35v17-en'],
    ['/viec-lam?q=&c=&l=17', '/viec-lam-da-nang-v17-vn'],
    ['/jobs?q=java&c=&l=17', '/java-v17-en'],
  ])('narrowing leads to the indexed landing page, with a keyword to the search: %s', async (form, target) => {
    expect((await get(form)).headers.get('Location')).toBe(target)
  })

  test.each([
    ['/java-i999-en', 'en', '/java-kw'],
    ['/java-i35,999v29.9999-en?level=999', 'en', '/java-i35v29-en'],
    ['/viec-lam?l=9999', 'vi', '/viec-lam'],
    ['/i999v9999-vn', 'vi', '/tim-viec-lam/tim-tat-ca-viec-lam'],
  ] as const)('an id that nothing has does not narrow %s', async (path, language, known) => {
    const jobsOf = async (url: string) =>
      [...(await (await get(url)).text()).matchAll(/<article.*?<a href="([^"]+)"/g)].map(([, href]) => href)
    const found = await jobsOf(path)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(await jobsOf(known))
    expect((await readPage(path, language)).canonical).toBe(site + known)
  })

  test('a search without results names the filters whose removal finds jobs', async () => {
    const html = await (await get('/java-i35v28-en')).text()
    expect(html).toContain('No matching jobs')
    expect(html).toMatch(/href="\/java-i35-en">Remove Hai Phong: \d+ jobs?</)
    expect(html).not.toContain('Remove IT - Software: ')
  })
})

describe('URLs with something in them', () => {
  test.each([
    ['/ke-toan-kv', 'vi', '/ke-toan-kw'],
    ['/k%E1%BA%BF-to%C3%A1n-v24-vn', 'vi', '/k%E1%BA%BF-to%C3%A1n-v24-en'],
    ['/viec-lam-it-phan-mem-i35-vn', 'vi', '/it-software-jobs-i35-en'],
    ['/ban-hang-kv-tuyen-gap-uj', 'vi', '/ban-hang-kw-urgent-uj'],
    ['/viec-lam?l=29.24', 'vi', '/jobs?l=29.24'],
    ['/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv', 'vi', '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jd'],
    ['/interview/accountant-kw', 'en', '/cau-hoi-phong-van/ke-toan-kv'],
    ['/muc-luong/ke-toan-kv', 'vi', '/salary/accountant-kw'],
    ['/nha-tuyen-dung/cho-so-e1000109-vn', 'vi', '/companies/cho-so-e1000109-en'],
    ['/recommendation/success', 'vi', '/recommendation/success/en'],
    ['/ngay-hoi-viec-lam-2026/en', 'en', '/ngay-hoi-viec-lam-2026'],
  ] as const)('%s is %s, its counterpart %s', async (path, language, counterpart) => {
    const page = await readPage(path, language)
    expect(localPart(page.alternates[language === 'vi' ? 'en' : 'vi'] ?? site)).toBe(counterpart)
    await expectReciprocal(page.alternates)
  })

  test('an alias names the URL that it is for', async () => {
    const page = await readPage('/job-channel/top-management', 'en')
    expect(page.canonical).toBe(`${site}/management-jobs`)
  })

  test('the plain search form leads to the URL of its search', async () => {
    const response = await get('/jobs?q=C%23+developer&l=29.24&utm_source=x')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/C_sharp-developer-v29.24-en?utm_source=x')
    expect((await get('/viec-lam?q=')).headers.get('Location')).toBe('/tim-viec-lam/tim-tat-ca-viec-lam')
  })

  test.each(['وظائف مهندس', '软件工程师', 'Kế toán бухгалтер'])('no job has the words “%s”', async (keyword) => {
    const html = await (await get(`/${encodeURIComponent(keyword.replaceAll(' ', '-'))}-kw`)).text()
    expect(html).toContain(`“${keyword}” jobs (0 jobs)`)
  })

  test('a search shows what it finds', async () => {
    const found = await (await get('/c_sharp-kv')).text()
    expect(found).toContain('Lập trình viên C# .NET')
    const none = await (await get('/khong-co-nghe-nay-dau-kw')).text()
    expect(none).toContain('No matching jobs')
    expect(none).toContain('<meta name="robots" content="noindex">')
  })

  test.each([
    ['/nha-tuyen-dung/cho-so-e1000109-vn', '1.000–4.999 người'],
    ['/companies/cho-so-e1000109-en', '1,000–4,999 people'],
    ['/companies/det-may-hoa-binh-an-e1000108-en', '5,000+ people'],
  ])('%s has the number of employees in the format of its language', async (path, size) => {
    expect(await (await get(path)).text()).toContain(`>${size}<`)
  })

  test.each([
    ['/jobs', 3],
    ['/java-kw', 3],
    ['/en', 1],
    // The header's search is enough.
    ['/job-search', 0],
    ['/salary', 0],
    ['/interview/accountant-kw', 0],
    ['/nothing/here', 0],
  ])('the forms on %s keep the parameters of others', async (path, forms) => {
    const html = await (await get(`${path}?utm_source=mail&x=1&x=1&page=2&lang=en`)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const [kept, count] of [
      ['name="utm_source" value="mail"', forms],
      ['name="x" value="1"', 2 * forms],
      ['name="page"', 0],
    ] as const) {
      expect(main.split(kept).length - 1, kept).toBe(count)
    }
  })

  test('a search by job title keeps the parameters of others', async () => {
    const { headers } = await get('/salary/all-jobs?q=C%23&utm_source=mail')
    expect(headers.get('Location')).toBe('/salary/C_sharp-kw?utm_source=mail')
  })

  test('clearing the filters keeps the parameters of others', async () => {
    const html = await (await get('/java-i35-en?salary=1000&utm_source=mail')).text()
    expect(html).toContain('<a class="clear" href="/java-kw?utm_source=mail">')
  })

  test.each(['', '1', '3', '14', '2', '-1', 'x'])('jobs posted within “%s” days', async (posted) => {
    const html = await (await get(`/jobs?posted=${posted}`)).text()
    const ages = [...html.matchAll(/<article.*?<time[^>]*>([^<]+)<\/time>/g)].map(([, text = '']) =>
      text === 'Today' ? 0 : text === 'Yesterday' ? 1 : Number.parseInt(text, 10),
    )
    expect(ages.length).toBeGreaterThan(5)
    const isKnown = ['1', '3', '14'].includes(posted)
    expect(html.includes('aria-label="Active filters"')).toBe(isKnown)
    if (isKnown) expect(Math.max(...ages)).toBeLessThanOrEqual(Number(posted))
  })

  test('salaries of a job title are the same in both languages', async () => {
    const facts = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/<dd>([^<]+)<\/dd>/g)].map(([, fact]) => fact)
    expect(await facts('/muc-luong/ke-toan-kv')).toEqual(['400 USD', '2.600 USD', '4'])
    expect(await facts('/salary/accountant-kw')).toEqual(['$400', '$2,600', '4'])
  })

  test('the page of a job title leads to the others', async () => {
    const html = await (await get('/interview/nurse-kw')).text()
    expect(html).toContain('href="/interview/accountant-kw">Accountant</a>')
    expect(html).not.toContain('href="/interview/nurse-kw">Nurse</a>')
    expect(await (await get('/interview')).text()).toContain('href="/interview/nurse-kw">Nurse</a>')
  })

  test('the tools compute on the server', async () => {
    for (const gross of ['10000000', '10.000.000', '10,000,000'])
      expect(await (await get(`/gross-net-salary-converter?gross=${gross}`)).text()).toContain('8,950,000 VND')
    const back = await (await get('/gross-net-salary-converter?gross=17780000&to=gross')).text()
    expect(back).toContain('20,000,000 VND')
    expect(back).toContain('Since July 1, 2026: Decree 161/2026/NĐ-CP')
    const wrong = await (await get('/gross-net-salary-converter?gross=abc')).text()
    expect(wrong).toContain('Enter an amount')
    expect(wrong).toContain('value="abc"')
    expect(await (await get('/gross-net-salary-converter?gross=20.5')).text()).toContain('Enter an amount')
    for (const dependents of ['25', '-1', '1.5']) {
      const html = await (await get(`/gross-net-salary-converter?gross=20000000&dependents=${dependents}`)).text()
      expect(html, dependents).toContain('Enter a whole number from 0 to 20.')
      expect(html, dependents).toContain(`value="${dependents}"`)
      expect(html, dependents).not.toContain('Take-home pay')
    }
    for (const birthday of ['2023-02-31', '1990-13-01', '1990-5-14', '9000-05-14']) {
      const html = await (await get(`/numerology/result?birthday=${birthday}`)).text()
      expect(html, birthday).toContain('Enter a valid date of birth.')
    }
    expect(await (await get('/nhan-so-hoc/ket-qua?birthday=1990-05-14')).text()).toContain('Trực giác mạnh')
  })
})

describe('an unknown URL', () => {
  test.each([
    '/khong-co-trang-nay',
    '/lien-he/abc',
    '/quan-ly-nghe-nghiep/abc',
    '/a/ke-toan-kv',
    '/x-999999-jv',
    '//evil.example',
  ])('%s is 404 in the shell', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(readHtml(html)).toMatchObject({ lang: 'vi', headings: ['Không tìm thấy trang'], alternates: {} })
    expect(html).not.toContain('href="//')
  })

  test('is in the requested language, then the cookie’s', async () => {
    const requested = await get('/nowhere?lang=en', { Cookie: 'lang=2' })
    expect(readHtml(await requested.text()).lang).toBe('en')
    const remembered = await get('/nowhere', { Cookie: 'VNWSearchJob[city]=all; lang=1' })
    expect(readHtml(await remembered.text()).lang).toBe('en')
  })
})

describe('responses', () => {
  test('HEAD has the headers and no body', async () => {
    const response = await fetch(`${site}/en`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  test.each(['/viec-lam/', '/en/', '/jobs/', '/wowcv/en/', '/it-software-jobs-i35-en/'])(
    'a trailing slash is fine: %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(readHtml(await response.text()).canonical).toBe(site + path.replace(/\/$/, ''))
    },
  )

  // The browser waits for it before it paints, and warns where there is none.
  test.each([
    '/',
    '/jobs',
    '/jobs?page=999',
    '/nothing-like-this-kw',
    '/login',
    '/recommendation/success',
    '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv',
    '/career-path',
  ])('%s has one beginning of the content below its head', async (path) => {
    const html = await (await get(path)).text()
    expect(html.match(/id="below-head"/g)).toHaveLength(1)
  })

  test('have security headers', async () => {
    const { headers } = await get('/')
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Vary')).toContain('Cookie')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).not.toContain('unsafe')
    const again = (await get('/')).headers.get('Content-Security-Policy')
    expect(again, 'a nonce is used once').not.toBe(policy)
  })

  test('files with a hash in their name are cached forever', async () => {
    const html = await (await get('/')).text()
    const script = /<script type="module" src="([^"]+)">/.exec(html)?.[1] ?? ''
    const response = await get(script)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    // Browsers look for it on the first line only.
    expect(await response.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    const again = await get(script, { 'If-None-Match': response.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  test.each(['identity', 'br'])('a part of a file and its HEAD have the tag of the whole, in %s', async (encoding) => {
    const script = /<script type="module" src="([^"]+)">/.exec(await (await get('/')).text())?.[1] ?? ''
    const headers = { 'Accept-Encoding': encoding }
    const responses = await Promise.all([
      get(script, headers),
      get(script, { ...headers, Range: 'bytes=0-9' }),
      fetch(site + script, { method: 'HEAD', headers }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 206, 200])
    const tags = responses.map((response) => response.headers.get('ETag'))
    expect(tags).toEqual(tags.map(() => expect.stringMatching(/^"[^"]+"$/)))
    expect(new Set(tags).size).toBe(1)
  })

  test('documents without a link to an icon have one', async () => {
    const response = await fetch(`${site}/favicon.ico`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('svg')])
  })

  test('path traversal is blocked', async () => {
    expect((await get('/assets/..%2f..%2fserver/renderPage.mjs')).status).toBe(404)
    expect((await get('/.vite/manifest.json')).status).toBe(404)
  })

  test.each(['__proto__', 'constructor', 'toString/en', 'hasOwnProperty', 'nobody'])(
    '/elsewhere/%s is 404',
    async (name) => {
      expect((await get(`/elsewhere/${name}`)).status).toBe(404)
    },
  )

  test('other methods are refused', async () => {
    const response = await fetch(`${site}/lien-he`, { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })

  test.each(['/login', '/dang-ky', '/saved-jobs', '/apply-multiple-jobs'])('%s takes forms too', async (path) => {
    const response = await fetch(site + path, { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
  })

  test.each([
    ['gzip, br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br; q=0.0', null],
    ['identity', null],
  ])('%s gets a response in %s', async (accepted, encoding) => {
    const { headers } = await get('/lien-he', { 'Accept-Encoding': accepted })
    expect(headers.get('Content-Encoding')).toBe(encoding)
    expect(headers.get('Vary')).toContain('Accept-Encoding')
  })

  test('the sitemap has both languages', async () => {
    const map = await (await get('/sitemap.xml')).text()
    expect(map).toContain(`<loc>${site}/it-software-jobs-i35-en</loc>`)
    expect(map).toContain(`hreflang="vi" href="${site}/viec-lam-it-phan-mem-i35-vn"`)
    expect(map).toContain(`<loc>${site}/companies/cho-so-e1000109-en</loc>`)
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
  })

  test('every URL of the sitemap is a page for search engines, known by this URL', async () => {
    const map = await (await get('/sitemap.xml')).text()
    const urls = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string)
    expect(urls.length).toBeGreaterThan(100)
    const wrong: string[] = []
    for (const url of urls) {
      const response = await fetch(url, { redirect: 'manual' })
      const html = await response.text()
      const isIndexed = response.status === 200 && !html.includes('<meta name="robots" content="noindex">')
      if (!isIndexed || readHtml(html).canonical !== url) wrong.push(url)
    }
    expect(wrong).toEqual([])
  })
})
