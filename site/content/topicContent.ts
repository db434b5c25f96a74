import {
  buildCategoryUrl,
  categories,
  decodeKeyword,
  encodeKeyword,
  type Language,
  nameIn,
  pagePath,
  slugify,
} from '@jobsite/shell/core'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf, PageContent, PageContext } from '../web/pageContext.ts'
import { formatCount, formatJobCount } from './format.ts'
import { GENERAL_QUESTIONS, type InterviewTopic, interviewTopics } from './interviewTopics.ts'
import { jobBlock } from './jobCard.ts'
import { otherParameters } from './searchFilters.ts'
import { section } from './section.ts'
import type { Block, LinkView, PageView, RangeView } from './views.ts'

const NAMES = {
  interview: text('Câu hỏi phỏng vấn', 'Interview questions'),
  salary: text('Mức lương', 'Salaries'),
}

/** Advice for every interview. */
const ADVICE: readonly Block[] = [
  section(
    'Trước phỏng vấn',
    'Before the interview',
    'Đọc lại tin tuyển dụng, tìm hiểu công ty và chuẩn bị ba ví dụ cụ thể cho các yêu cầu quan trọng nhất. Xem trước đường đi, hoặc thử camera và micro nếu phỏng vấn trực tuyến.',
    'Read the job post again, look up the company, and prepare three concrete examples for its main requirements. Check the route, or your camera and microphone for a video call.',
  ),
  section(
    'Trong phỏng vấn',
    'During the interview',
    'Trả lời theo thứ tự: tình huống, việc bạn đã làm, kết quả. Nếu chưa rõ câu hỏi, hãy hỏi lại; im lặng vài giây để suy nghĩ là bình thường.',
    'Answer in this order: the situation, what you did, the result. Ask when a question is unclear; a few seconds of silence to think are fine.',
  ),
  section(
    'Sau phỏng vấn',
    'After the interview',
    'Gửi lời cảm ơn trong ngày, nhắc lại một điểm bạn tâm đắc. Nếu quá hạn mà chưa có tin, một thư hỏi thăm ngắn là đủ.',
    'Send thanks the same day and mention one point you liked. If the date has passed without news, one short message is enough.',
  ),
]

/** Subject of a page of job titles: none on the overview, else the requested title, with its questions if there are any. */
interface Subject {
  readonly requested: string
  readonly title: string
  readonly heading: string
  readonly topic: InterviewTopic | undefined
}

/** A page about job titles: its overview, and one page a title. */
const topicPage =
  (
    kind: Topic,
    make: (
      subject: Subject,
      context: PageContext,
    ) => Pick<PageContent, 'description' | 'noIndex'> & Pick<PageView, 'blocks'>,
  ): ContentOf =>
  (context) => {
    const { language } = context
    const requested = requestedTitle(context, kind)
    if (requested === null || isRedirect(requested)) return requested
    const topic = interviewTopics.find(({ name }) => sameTitle(name, requested))
    const title = topic?.name[language] ?? requested
    const name = NAMES[kind][language]
    const heading = title === '' ? name : `${name}: ${title}`
    const { blocks, ...head } = make({ requested, title, heading, topic }, context)
    return {
      ...head,
      ...(topic && { canonical: topicUrl(kind, topic.name, language), ...otherUrl(kind, topic, language) }),
      view: {
        heading,
        ...(title !== '' && { crumb: title }),
        blocks,
      },
    }
  }

/** Interview questions: the overview, and a set a job title. */
export const interviewContent = topicPage('interview', ({ requested, title, topic }, { language }) => ({
  description:
    language === 'vi'
      ? `Câu hỏi phỏng vấn ${title.toLowerCase()} kèm gợi ý trả lời.`.replace('  ', ' ')
      : `Interview questions ${title && `for ${title.toLowerCase()} jobs `}with hints for your answers.`,
  noIndex: requested !== '' && !topic,
  blocks: [
    ...(requested !== '' && !topic
      ? [
          {
            kind: 'notice' as const,
            text: text(
              'Chưa có bộ câu hỏi riêng cho chức danh này. Dưới đây là các câu hỏi chung.',
              'There are no questions for this job title yet. These are asked in every interview.',
            ),
          },
        ]
      : []),
    ...(topic ? [questions(title, topic.questions)] : []),
    questions(text('Câu hỏi thường gặp ở mọi vị trí', 'Common questions in every interview'), GENERAL_QUESTIONS),
    titleLinks('interview', topic, language),
    ...ADVICE,
  ],
}))

/** Salaries: the report by category, and figures a job title, both from the posted jobs. */
export const salaryContent = topicPage('salary', ({ requested, heading, topic }, context) => {
  const { language } = context
  // Both languages show the same figures.
  const found = requested === '' ? [] : searchJobs({ keyword: topic?.name.vi ?? requested })
  return {
    description:
      language === 'vi'
        ? `${heading}: thấp nhất, trung bình và cao nhất theo tin tuyển dụng đang đăng.`
        : `${heading}: lowest, average and highest pay in the jobs posted now.`,
    noIndex: requested !== '' && found.length === 0,
    blocks: [
      ...(requested === '' ? [] : titleSalary(found, language)),
      ...(found.length > 0
        ? [
            jobBlock(found.slice(0, 6), context, {
              heading: text('Tin tuyển dụng dùng để tính', 'Job posts behind these figures'),
            }),
          ]
        : []),
      salaryReport(language),
      titleLinks('salary', topic, language),
    ],
  }
})

type Topic = 'interview' | 'salary'

/** The job title in the URL, `''` on the overview; `null` for URLs that mean nothing. */
function requestedTitle({ path, language, query }: PageContext, topic: Topic) {
  const roots = [pagePath(topic, 'vi'), pagePath(topic, 'en')]
  const root = roots.find((start) => path === start || path.startsWith(`${start}/`))
  if (root === undefined) return null
  const rest = path.slice(root.length + 1)
  if (rest === 'tat-ca-viec-lam' || rest === 'all-jobs') {
    const keyword = encodeKeyword((query.get('q') ?? '').slice(0, 200))
    const others = new URLSearchParams(otherParameters(query))
    const target = `${pagePath(topic, language)}/${encodeURIComponent(keyword)}${language === 'vi' ? '-kv' : '-kw'}${others.size > 0 ? `?${others}` : ''}`
    return keyword === '' ? '' : { redirect: target, status: 303 as const }
  }
  if (rest === '') return ''
  const keyword = /^([^/]+)-(?:kv|kw)$/.exec(rest)?.[1]
  return keyword === undefined ? null : decodeKeyword(keyword) || null
}

const isRedirect = (requested: ReturnType<typeof requestedTitle>): requested is { redirect: string; status: 303 } =>
  typeof requested === 'object' && requested !== null

const sameTitle = (name: InterviewTopic['name'], requested: string): boolean =>
  slugify(name.vi) === slugify(requested) || slugify(name.en) === slugify(requested)

function topicUrl(topic: Topic, name: InterviewTopic['name'], language: Language): string {
  return `${pagePath(topic, language)}/${slugify(name[language])}${language === 'vi' ? '-kv' : '-kw'}`
}

/** URLs of all pages of job titles. */
export const topicUrls = (language: Language): string[] =>
  interviewTopics.flatMap(({ name }) => [topicUrl('interview', name, language), topicUrl('salary', name, language)])

/** Each language has its own words in these URLs, which no table could turn: the page says its counterpart. */
function otherUrl(topic: Topic, { name }: InterviewTopic, language: Language): { alternateUrl: string } {
  return { alternateUrl: topicUrl(topic, name, language === 'vi' ? 'en' : 'vi') }
}

/** The job titles, except the one on view. */
function titleLinks(topic: Topic, current: InterviewTopic | undefined, language: Language): Block {
  const links = interviewTopics
    .filter((row) => row !== current)
    .map(({ name }): LinkView => ({ label: name, href: topicUrl(topic, name, language) }))
  const heading = current ? text('Chức danh khác', 'Other job titles') : text('Chọn chức danh', 'Choose a job title')
  return { kind: 'links', look: 'chips', heading, links }
}

function questions(heading: string | Bilingual, rows: InterviewTopic['questions']): Block {
  return { kind: 'questions', heading, questions: rows.map(([question, answer]) => ({ question, answer })) }
}

function salaryReport(language: Language): Block {
  const rows = categories
    .map((category) => ({ category, found: searchJobs({ categoryIds: [category.id] }) }))
    .filter(({ found }) => found.filter(({ salary }) => salary !== null).length > 1)
    .map(({ category, found }): RangeView => {
      const [low, middle, high] = payOf(found)
      return {
        label: nameIn(category, language),
        href: buildCategoryUrl(category, language),
        note: formatJobCount(found.length, language),
        low,
        middle,
        high,
        amounts: [formatCount(low, language), formatCount(middle, language), formatCount(high, language)],
      }
    })
    .toSorted((a, b) => b.middle - a.middle)
  return {
    kind: 'ranges',
    heading: text('Mức lương theo ngành nghề', 'Salaries by category'),
    caption: text(
      'Lương tháng, đô la Mỹ. Vạch trong thanh là mức trung bình.',
      'Monthly pay, US dollars. The line in a bar is the average.',
    ),
    rows,
  }
}

function titleSalary(found: ReturnType<typeof searchJobs>, language: Language): Block[] {
  if (found.length === 0)
    return [
      {
        kind: 'notice',
        text: text(
          'Chưa có đủ tin tuyển dụng cho chức danh này.',
          'There are not enough job posts for this title yet.',
        ),
      },
    ]
  const pay = found.some(({ salary }) => salary) ? payOf(found).map((amount) => formatCount(amount, language)) : []
  const [low = '–', middle = '–', high = '–'] = pay
  return [
    {
      kind: 'figures',
      heading: text('Theo tin tuyển dụng đang đăng', 'In the jobs posted now'),
      figures: [
        {
          value: text(`${middle} USD`, `$${middle}`),
          label: text('lương trung bình mỗi tháng', 'average pay a month'),
        },
      ],
      facts: [
        [text('Thấp nhất', 'Lowest'), text(`${low} USD`, `$${low}`)],
        [text('Cao nhất', 'Highest'), text(`${high} USD`, `$${high}`)],
        [text('Số tin', 'Posts'), String(found.length)],
      ],
    },
  ]
}

/** Lowest, average and highest pay of jobs, of which one at least names its pay. */
function payOf(found: ReturnType<typeof searchJobs>): [low: number, middle: number, high: number] {
  const paid = found.flatMap(({ salary }) => (salary ? [salary] : []))
  const middle = paid.reduce((sum, [min, max]) => sum + (min + max) / 2, 0) / paid.length
  return [Math.min(...paid.map(([min]) => min)), middle, Math.max(...paid.map(([, max]) => max))]
}
