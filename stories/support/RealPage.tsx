import { useShell } from '@jobsite/shell'
import type { Language, PageName } from '@jobsite/shell/core'
import type { CSSProperties, ReactNode } from 'react'
import { PAGE_TITLES } from './pageTitles.ts'

const COLORS = {
  ink: 'light-dark(#17212e, #eaf0f7)',
  soft: 'light-dark(#4a5a6d, #a8b6c7)',
  line: 'light-dark(#dde4ec, #2c3a4a)',
  surface: 'light-dark(#f3f6fa, #1a2431)',
  accent: 'light-dark(#0b57c2, #8ab8ff)',
  accentInk: 'light-dark(#ffffff, #0b1a2e)',
} as const

type Pair = Readonly<Record<Language, string>>

interface Job {
  readonly title: Pair
  readonly company: string
  readonly place: Pair
  readonly salary: Pair
}

const HCM: Pair = { vi: 'Hồ Chí Minh', en: 'Ho Chi Minh' }
const HA_NOI: Pair = { vi: 'Hà Nội', en: 'Ha Noi' }
const NEGOTIABLE: Pair = { vi: 'Thương lượng', en: 'Negotiable' }

const JOBS: readonly Job[] = [
  {
    title: { vi: 'Kế toán trưởng', en: 'Chief Accountant' },
    company: 'Công ty Thép Miền Nam',
    place: HCM,
    salary: { vi: '30 – 40 triệu', en: '30 – 40 million VND' },
  },
  {
    title: { vi: 'Lập trình viên Java (Spring Boot)', en: 'Java Developer (Spring Boot)' },
    company: 'Hạ Long Software',
    place: HA_NOI,
    salary: { vi: '25 – 45 triệu', en: '25 – 45 million VND' },
  },
  {
    title: { vi: 'Trưởng phòng kinh doanh khu vực phía Nam', en: 'Regional Sales Manager, South' },
    company: 'Sao Mai Foods',
    place: HCM,
    salary: NEGOTIABLE,
  },
  {
    title: { vi: 'Chuyên viên tuyển dụng', en: 'Recruitment Specialist' },
    company: 'Bình Minh Group',
    place: { vi: 'Đà Nẵng', en: 'Da Nang' },
    salary: { vi: '15 – 20 triệu', en: '15 – 20 million VND' },
  },
  {
    title: { vi: 'Thiết kế sản phẩm', en: 'Product Designer' },
    company: 'Lúa Studio',
    place: HCM,
    salary: { vi: '20 – 30 triệu', en: '20 – 30 million VND' },
  },
  {
    title: { vi: 'Kỹ sư xây dựng', en: 'Civil Engineer' },
    company: 'Nam Á Construction',
    place: { vi: 'Cần Thơ', en: 'Can Tho' },
    salary: NEGOTIABLE,
  },
]

const TEXTS = {
  list: { vi: '1.284 việc làm tại Việt Nam', en: '1,284 jobs in Vietnam' },
  home: { vi: 'Tìm việc làm phù hợp với bạn', en: 'Find a job that suits you' },
  newest: { vi: 'Việc làm mới nhất', en: 'Newest jobs' },
  filters: {
    vi: ['Mức lương', 'Cấp bậc', 'Ngành nghề', 'Ngày đăng'],
    en: ['Salary', 'Level', 'Industry', 'Date posted'],
  },
  description: { vi: 'Mô tả công việc', en: 'Job description' },
  benefits: { vi: 'Phúc lợi', en: 'Benefits' },
  paragraph: {
    vi: 'Bạn dẫn dắt một nhóm năm người, lập báo cáo hàng tháng và làm việc trực tiếp với ban giám đốc. Công ty có văn phòng ở trung tâm và cho phép làm việc tại nhà hai ngày một tuần.',
    en: 'You lead a team of five, prepare the monthly reports and work directly with the board. The company has an office in the center, and you may work from home on two days a week.',
  },
  introduction: {
    vi: 'Xem có gì mới, và chọn việc cần làm tiếp theo. Mọi thay đổi được lưu ngay.',
    en: 'See what is new, and choose what to do next. Every change is saved at once.',
  },
  apply: { vi: 'Nộp đơn', en: 'Apply' },
} as const

/** Pages that are a list of jobs or companies, and those with another layout. */
const LISTS: ReadonlySet<PageName> = new Set([
  'searchResult',
  'SEOLandingPage',
  'topManagementJobs',
  'companyList',
  'recommendedJobs',
  'myJobs',
  'jobAlerts',
])

const grid = (columns: string): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columns}), 1fr))`,
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
})

const BOX: CSSProperties = {
  padding: 16,
  border: `1px solid ${COLORS.line}`,
  borderRadius: 8,
  color: COLORS.soft,
}

interface RealPageProps {
  /** How often its list of jobs, or its text, is repeated: for pages that scroll. @default 1 */
  times?: number
}

/** The content of a page of a job site, as large and dense as a real one: by it, the proportions of the shell are judged. */
export function RealPage({ times = 1 }: RealPageProps) {
  const { pageName, language } = useShell()
  if (pageName === 'homepage')
    return (
      <>
        <div style={{ ...BOX, background: COLORS.surface, padding: 'clamp(24px, 6vw, 64px) 24px' }}>
          <Title>{TEXTS.home[language]}</Title>
        </div>
        <Subtitle>{TEXTS.newest[language]}</Subtitle>
        <Jobs language={language} columns="18em" />
      </>
    )
  if (pageName === 'jobDetail') return <JobDetail language={language} times={times} />
  return (
    <>
      <Title>{LISTS.has(pageName) ? TEXTS.list[language] : PAGE_TITLES[pageName][language]}</Title>
      {LISTS.has(pageName) ? (
        <ul style={{ ...grid('8em'), display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {TEXTS.filters[language].map((name) => (
            <li key={name} style={{ ...BOX, padding: '6px 14px', borderRadius: 999 }}>
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <p style={{ maxWidth: '70ch', margin: '8px 0 0' }}>{TEXTS.introduction[language]}</p>
      )}
      <Jobs language={language} columns="24em" times={times} />
    </>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <h1 style={{ margin: 0, font: 'inherit', fontSize: '1.6em', fontWeight: 700, lineHeight: 1.3, color: COLORS.ink }}>
    {children}
  </h1>
)

const Subtitle = ({ children }: { children: ReactNode }) => (
  <h2 style={{ margin: '24px 0 0', font: 'inherit', fontSize: '1.2em', fontWeight: 700, color: COLORS.ink }}>
    {children}
  </h2>
)

/** A list several times, with a key for each copy of a row. */
const repeat = <Row,>(rows: readonly Row[], times: number): (readonly [key: string, row: Row])[] =>
  Array.from({ length: times }, (_, time) => rows.map((row, at) => [`${time}.${at}`, row] as const)).flat()

const Jobs = ({ language, columns, times = 1 }: { language: Language; columns: string; times?: number }) => (
  <ul style={grid(columns)}>
    {repeat(JOBS, times).map(([key, { title, company, place, salary }]) => (
      <li key={key} style={BOX}>
        <strong style={{ display: 'block', color: COLORS.ink }}>{title[language]}</strong>
        {company}
        <br />
        <span style={{ color: COLORS.accent }}>{salary[language]}</span> · {place[language]}
      </li>
    ))}
  </ul>
)

function JobDetail({ language, times }: { language: Language; times: number }) {
  const [job] = JOBS
  if (!job) return null
  return (
    <>
      <div style={BOX}>
        <Title>{job.title[language]}</Title>
        <p style={{ margin: '4px 0 16px' }}>
          {job.company} · {job.place[language]} · {job.salary[language]}
        </p>
        <span
          style={{
            display: 'inline-block',
            padding: '8px 24px',
            borderRadius: 8,
            background: COLORS.accent,
            color: COLORS.accentInk,
            fontWeight: 600,
          }}
        >
          {TEXTS.apply[language]}
        </span>
      </div>
      {repeat([TEXTS.description, TEXTS.benefits], times).map(([key, heading]) => (
        <div key={key} style={{ maxWidth: '70ch' }}>
          <Subtitle>{heading[language]}</Subtitle>
          <p style={{ margin: '8px 0 0' }}>{TEXTS.paragraph[language]}</p>
        </div>
      ))}
    </>
  )
}
