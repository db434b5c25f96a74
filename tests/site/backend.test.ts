import { describe, expect, inject, test } from 'vitest'
import { createSession } from '../support/siteBrowser.ts'

const site = inject('site').react19

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what is read here is checked by the test itself
  readonly body: any
  readonly headers: Headers
}

async function call(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(site + path, init)
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
}

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> =>
  call(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })

describe('reference data', () => {
  test.each(['job-levels', 'company-industries'])('%s has names in both languages', async (name) => {
    const { status, body } = await call(`/meta/v1.0/${name}`)
    expect(status).toBe(200)
    for (const row of body.data.relationships.data) {
      expect(row).toEqual({
        id: expect.any(Number),
        attributes: { nameVi: expect.any(String), nameEn: expect.any(String) },
      })
    }
  })

  test('job functions are groups, and functions that know theirs', async () => {
    const { body } = await call('/meta/v1.2/job-functions')
    expect(body.meta.statusCode).toBe(200)
    const groups = body.data.map(({ id }: { id: number }) => id)
    for (const { attributes } of body.included) expect(groups).toContain(attributes.parentId)
    expect(body.data.at(-1).attributes.nameEn).toBe('Others')
  })

  test.each([
    ['en', /-kw$/, 'Accountant', '/Accountant-kw'],
    ['vi', /-kv$/, 'Kế toán', '/K%E1%BA%BF-to%C3%A1n-kv'],
  ])(
    'SEO keywords are searches in %s that find jobs, and no second list of categories',
    async (lang, end, name, link) => {
      const { body } = await call(`/meta/v1.0/keyword-seo?lang=${lang}`)
      const rows: { attributes: { name: string; link: string } }[] = body.data.relationships.data
      expect(rows[0]?.attributes).toEqual({ name, link })
      for (const { attributes } of rows) {
        expect(attributes.link).toMatch(end)
        const search = await call(`/job-search/v1.0/search?query=${encodeURIComponent(attributes.name)}`)
        expect(search.body.meta.nbHits, attributes.name).toBeGreaterThan(0)
      }
    },
  )

  test('SEO keywords are in the language of the cookie before that of the browser', async () => {
    const { body } = await call('/meta/v1.0/keyword-seo', { headers: { Cookie: 'lang=2', 'Accept-Language': 'en' } })
    expect(body.data.relationships.data[0].attributes.name).toBe('Kế toán')
  })
})

describe('banners', () => {
  test('a top banner needs a zone, and fits industries and functions', async () => {
    expect((await call('/banners/v1.0/top-banner')).body.data).toEqual([])
    const everyone = await call('/banners/v1.0/top-banner?zoneName=top')
    expect(everyone.body.data.map(({ id }: { id: number }) => id)).toEqual([3, 1])
    const tech = await call('/banners/v1.0/top-banner?zoneName=top&industryV3Id=1&industryV3Id=9&jobFunctionIds=5,x,-1')
    expect(tech.body).toMatchObject({ industryV3Id: [1, 9], jobFunctionId: [5] })
    expect(tech.body.data).toContainEqual({
      id: 2,
      allowClose: 1,
      attributes: {
        image: '/banners/tech-vi.svg',
        url: '/viec-lam-it-phan-mem-i35-vn',
        alt: 'Việc làm công nghệ: Lập trình, dữ liệu, hạ tầng',
      },
    })
  })

  test.each(['vi', 'en'])(
    'each has a name, which is the text of its picture, in one language (%s)',
    async (language) => {
      const { body } = await call(
        `/banners/v1.0/top-banner?zoneName=top&industryV3Id=1&jobFunctionIds=5&lang=${language}`,
      )
      expect(body.data).toHaveLength(3)
      for (const { attributes } of body.data) {
        const response = await fetch(site + attributes.image)
        expect(response.headers.get('Content-Type')).toContain('image/svg+xml')
        const texts = [...(await response.text()).matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text)
        expect(texts.join(': ')).toBe(attributes.alt)
      }
      const { body: sidebar } = await call(`/banners/v1.0/sidebar-banner?lang=${language}`)
      expect(sidebar.data[0].attributes.alt).toBe('Empower Growth')
    },
  )

  test('the theme has three logos, and they are there', async () => {
    const { body } = await call('/banners/v1.0/themes')
    expect(Object.keys(body.data.attributes)).toEqual(['blue_desktop_logo', 'white_desktop_logo', 'responsive_logo'])
    for (const logo of Object.values(body.data.attributes)) expect((await fetch(site + logo)).status).toBe(200)
  })

  test('the bottom text fits the page, whose URL comes in lower case', async () => {
    const text = async (url: string) =>
      (await call(`/banners/v1.0/bottom-text?page_url=${encodeURIComponent(url)}`)).body
    const search = await text(`${site}/it-software-jobs-in-ha-noi-i35v24-en`)
    expect(search.data[0].attributes.content).toContain('<h2>Finding IT - Software jobs in Ha Noi</h2>')
    expect((await text(`${site}/`)).data[0].attributes.image).toBe('/banners/guide.svg')
    expect((await text(`${site}/lien-he`)).data).toEqual([])
    expect((await text('javascript:alert(1)')).data).toEqual([])
  })
})

describe('keywords', () => {
  const suggest = async (query: string, language: string): Promise<string[]> => {
    const { body } = await call(
      `/hot-keywords/api/v2/keywords/suggestion?lang=${language}&keyword=${encodeURIComponent(query)}`,
    )
    return body.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name)
  }

  test('suggestions do not mind accents, and speak the language', async () => {
    expect(await suggest('ke toan', 'vi')).toContain('Kế toán trưởng')
    expect(await suggest('KẾ TOÁN', 'vi')).toEqual(await suggest('ke toan', 'vi'))
    expect(await suggest('accountant', 'en')).toContain('Chief Accountant')
    expect(await suggest('accountant', 'vi')).toEqual([])
    expect(await suggest('c#', 'vi')).toContain('C#')
    expect(await suggest('   ', 'vi')).toEqual([])
  })

  test('hot keywords and the highlighted one', async () => {
    expect((await call('/hot-keywords/api/v2/hot-keywords?lang=en')).body.data).toHaveLength(8)
    const highlight = await call('/banners/v1.0/searchbar-highlight?lang=vi')
    expect(highlight.body.data[0].attributes.name).toBe('Kế toán')
  })
})

describe('job search', () => {
  const search = async (query: string) => (await call(`/job-search/v1.0/search?${query}`)).body

  test('narrows by keyword, category and location', async () => {
    const all = await search('')
    expect(all.meta.nbHits).toBeGreaterThanOrEqual(40)
    const found = await search('query=lap+trinh&categoryIds=35&locationIds=24')
    expect(found.data.map(({ jobId }: { jobId: number }) => jobId)).toEqual([1763223])
    expect(found.data[0]).toMatchObject({
      jobTitle: 'Lập trình viên C# .NET',
      jobUrl: '/lap-trinh-vien-c-net-1763223-jv',
      salaryCurrency: 'USD',
      jobFunctionGroupId: 5,
      postedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\+07:00$/),
    })
  })

  test('no job is posted later than now', async () => {
    const { data } = await search('hitsPerPage=50')
    const latest = Math.max(...data.map(({ postedOn }: { postedOn: string }) => Date.parse(postedOn)))
    expect(latest).toBeLessThanOrEqual(Date.now())
  })

  test('pages through', async () => {
    const first = await search('hitsPerPage=5')
    const second = await search('hitsPerPage=5&page=1')
    expect(first.data).toHaveLength(5)
    expect(second.data[0].jobId).not.toBe(first.data[0].jobId)
  })

  test.each([
    'query=%00%ff',
    'query=%F0%9F%92%A9',
    'categoryIds=abc&locationIds=-1',
    `query=${'a'.repeat(5000)}`,
    'page=1e9&hitsPerPage=-4',
    'hitsPerPage=999999',
    `categoryIds=${'1,'.repeat(3000)}`,
    'query=__proto__&categoryIds=constructor',
    'query=%3Cscript%3Ealert(1)%3C/script%3E',
    'query=(a%2B)%2B%24',
  ])('accepts any input: %.60s', async (query) => {
    const { status, body } = await call(`/job-search/v1.0/search?${query}`)
    expect(status).toBe(200)
    expect(body.data.length).toBeLessThanOrEqual(50)
  })
})

describe('the gateway', () => {
  const SUMMARY = '/api-gateway/v1.0/profile/resume-summary'

  async function bearer(): Promise<string> {
    const { name, value } = await createSession(site)
    const { body } = await call('/account/token', { headers: { Cookie: `${name}=${value}` } })
    return `Bearer ${body.accessToken}`
  }

  test('requires a token', async () => {
    for (const headers of [{}, { Authorization: 'Bearer nonsense' }, { Authorization: 'Basic x' }]) {
      const { status, body } = await call(SUMMARY, { headers: headers as Record<string, string> })
      expect(status).toBe(401)
      expect(body.status.code).toBe(401)
    }
    expect((await call('/account/token')).body).toEqual({ accessToken: null })
  })

  test('responds to requests with a token', async () => {
    const headers = { Authorization: await bearer() }
    const summary = await call(SUMMARY, { headers })
    expect(summary.body).toEqual({
      status: { code: 200 },
      data: { attributes: { totalEmployerViews: 4, totalJobAlert: 12 } },
    })
    expect(summary.headers.get('Cache-Control')).toBe('no-store')
    const setting = await call('/api-gateway/v1.1/resume-setting-info', { headers })
    expect(setting.body.data.attributes).toMatchObject({ totalEmployerViews: 4, isSearchable: true })
    const changed = await post('/api-gateway/v1.0/profile/resume-change-searchable', '{}', headers)
    expect(changed.body.data.attributes.isSearchable).toBe(false)
    await post('/api-gateway/v1.0/profile/resume-change-searchable', '{}', headers)
    const updated = await post('/api-gateway/v1.0/profile/update-resume-file', '{}', headers)
    expect(updated.body.status.code).toBe(200)
    const attached = await call('/api-gateway/v1.0/profile/attached-profile', { headers })
    expect(attached.body.data.attributes.files).toEqual([])
  })

  test('serves visitors too', async () => {
    expect((await call('/api-gateway/v1.0/checking-popup')).body.status.code).toBe(200)
    const titles = await call('/api-gateway/v1.0/suggest-job-title?lang=en&keyword=java')
    expect(titles.body.data[0].attributes.name).toBe('Java Developer (Spring Boot)')
    const alerts = '/api-gateway/v1.0/job-alerts-anonymous'
    expect((await post(alerts, '{"email":"a@b.example"}')).body.status.code).toBe(200)
    for (const body of ['', 'x', 'null', '[]', '{"email":1}', '{"email":"a b"}']) {
      expect((await post(alerts, body)).status).toBe(400)
    }
    expect((await post(alerts, 'x'.repeat(300 * 1024))).status).toBe(413)
  })
})

describe('the rest', () => {
  test('banner clicks are recorded', async () => {
    expect((await post('/log-aggregator/v2/track-banner-click', '{"bannerId":1}')).status).toBe(204)
  })

  test.each(['/meta/v9/nothing', '/api-gateway/', '/job-search/v1.0/nothing', '/hot-keywords/x', '/banners/v1.0/x'])(
    '%s is 404 in JSON',
    async (path) => {
      const { status, body } = await call(path)
      expect(status).toBe(404)
      expect(body.meta.code).toBe(404)
    },
  )

  test.each(['/meta/v1.0/job-levels', '/banners/v1.0/themes', '/job-search/v1.0/search', '/service-worker.js'])(
    'HEAD %s has the headers of GET',
    async (path) => {
      const [head, whole] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(site + path, { method })))
      expect(head?.status).toBe(200)
      for (const name of ['Content-Type', 'Cache-Control']) {
        expect(head?.headers.get(name)).toBe(whole?.headers.get(name))
      }
      expect(await head?.text()).toBe('')
    },
  )

  test.each([
    ['POST', '/meta/v1.0/job-levels', 'GET, HEAD'],
    ['DELETE', '/job-search/v1.0/search', 'GET, HEAD'],
    ['GET', '/log-aggregator/v2/track-banner-click', 'POST'],
    ['PUT', '/api-gateway/v1.0/job-alerts-anonymous', 'POST'],
  ])('%s %s is 405', async (method, path, allowed) => {
    const { status, headers } = await call(path, { method })
    expect(status).toBe(405)
    expect(headers.get('Allow')).toBe(allowed)
  })
})
