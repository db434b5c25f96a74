import { expect, inject, test } from 'vitest'
import { companies } from '../../site/backend/fixtures/companies.ts'
import { jobs } from '../../site/backend/fixtures/jobs.ts'
import { jobUrl } from '../../site/backend/jobUrl.ts'
import { companyUrl } from '../../site/content/companyUrl.ts'
import { LANGUAGES, pagePath } from '../../src/core.ts'

const site = inject('site').react19

/** The content of a page, without header and footer. */
async function readMain(path: string) {
  const html = await (await fetch(site + path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const headings = [...main.matchAll(/<h([2-4])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, text = '']) => ({
    level: Number(level),
    text: text.replace(/<[^>]+>/g, ''),
  }))
  return { html, main, headings }
}

/** The blocks of a page by their heading. */
const blocksOf = (main: string): Map<string, string> =>
  new Map(
    main.split('<section').map((part) => [/<h2[^>]*>([^<]+)</.exec(part)?.[1]?.replace(/ \(\d+\)$/, '') ?? '', part]),
  )

test.each(LANGUAGES)('home has the numbers of the site, each the one of the page behind it: %s', async (language) => {
  const { main } = await readMain(pagePath('homepage', language))
  const figures = [...main.matchAll(/<a href="([^"]+)"><strong>(\d+)<\/strong>/g)]
  expect(figures.map(([, , value]) => Number(value)).slice(0, 2)).toEqual([jobs.length, companies.length])
  expect(figures).toHaveLength(4)
  for (const [, href = ''] of figures) expect((await fetch(site + href)).status, href).toBe(200)
})

test.each(LANGUAGES)('every tool of home has a picture and leads somewhere: %s', async (language) => {
  const { main } = await readMain(pagePath('homepage', language))
  const cards = main.split('<li class="card" data-icon').slice(1)
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    expect(card).toContain('class="card-icon"')
    expect((await fetch(site + (/<a href="([^"]+)"/.exec(card)?.[1] ?? ''))).status).toBe(200)
  }
})

const COMPANY = {
  vi: ['Thông tin công ty', 'Làm việc tại đây', 'Phúc lợi', 'Vị trí đang tuyển'],
  en: ['Company facts', 'Working here', 'Benefits', 'Open positions'],
}

test.each(LANGUAGES)('every company has a cover, facts, benefits and its jobs by field: %s', async (language) => {
  for (const company of companies) {
    const { main, headings } = await readMain(companyUrl(company, language))
    expect(main).toContain('class="company-cover"')
    const blocks = blocksOf(main)
    for (const name of COMPANY[language]) expect(blocks.has(name), `${company.name}: ${name}`).toBe(true)
    expect(blocks.get(COMPANY[language][0] as string)).toContain(`>${company.founded}<`)
    const own = jobs.filter(({ companyId }) => companyId === company.id)
    const fields = new Set(own.map(({ categoryIds }) => categoryIds[0]))
    expect(headings.filter(({ level, text }) => level === 3 && / \(\d+\)$/.test(text))).toHaveLength(
      fields.size > 1 ? fields.size : 0,
    )
    expect(main.match(/<article/g) ?? []).toHaveLength(own.length)
  }
})

const JOB = {
  vi: ['Mô tả công việc', 'Yêu cầu công việc', 'Phúc lợi', 'Cách nộp đơn'],
  en: ['What you will do', 'What you bring', 'Benefits', 'How to apply'],
}

test.each(LANGUAGES)('every job has its text under headings, for search engines too: %s', async (language) => {
  for (const job of jobs.filter((_, index) => index % 5 === 0)) {
    const { html, headings } = await readMain(jobUrl(job, language))
    const names = headings.map(({ text }) => text)
    expect(names).toEqual(expect.arrayContaining(JOB[language]))
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as { '@type': string; description?: string },
    )
    const description = data.find((row) => row['@type'] === 'JobPosting')?.description ?? ''
    const parts = description.split('<h2>').slice(1)
    expect(parts.map((part) => part.slice(0, part.indexOf('<')))).toEqual(JOB[language])
    for (const part of parts) expect(part.match(/<li>/g)?.length).toBeGreaterThanOrEqual(4)
  }
})
