import type { Language } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'

/** A CV to fill in: its file, and its sections with what goes into each. */
export interface CvTemplate {
  readonly title: Bilingual
  readonly summary: Bilingual
  /** URL of the file. */
  readonly href: Bilingual
  readonly sections: readonly (readonly [heading: Bilingual, ...hints: readonly Bilingual[]])[]
}

const EXPERIENCE = text('Kinh nghiệm làm việc', 'Experience')
const JOB = text(
  '[Tháng/năm – tháng/năm] [Vị trí], [công ty]: [kết quả bằng số]',
  '[Month/year – month/year] [Position], [company]: [result in figures]',
)
const EDUCATION: CvTemplate['sections'][number] = [
  text('Học vấn', 'Education'),
  text('[Năm – năm] [Ngành học], [trường]', '[Year – year] [Subject], [school]'),
]
const SKILLS: CvTemplate['sections'][number] = [
  text('Kỹ năng', 'Skills'),
  text('[Kỹ năng chuyên môn, phần mềm, ngoại ngữ]', '[Professional skills, software, languages]'),
]
const GOAL: CvTemplate['sections'][number] = [
  text('Mục tiêu nghề nghiệp', 'Objective'),
  text('[Hai câu: bạn tìm vị trí nào và vì sao]', '[Two sentences: which position you look for, and why]'),
]

/** The templates, each a file that word processors open. */
export const cvTemplates: readonly CvTemplate[] = [
  {
    title: text('Mới ra trường', 'Graduate'),
    summary: text('Học vấn và dự án ở đầu trang.', 'Education and projects first.'),
    href: text('/mau-cv/moi-ra-truong.doc', '/cv-template/graduate.doc'),
    sections: [
      GOAL,
      EDUCATION,
      [
        text('Dự án và hoạt động', 'Projects and activities'),
        text(
          '[Tên dự án]: [việc bạn đã làm, công cụ, kết quả]',
          '[Name of the project]: [what you did, with which tools, with what result]',
        ),
      ],
      [text('Thực tập và làm thêm', 'Internships and part-time jobs'), JOB],
      SKILLS,
    ],
  },
  {
    title: text('Chuyên viên', 'Specialist'),
    summary: text('Kinh nghiệm và kết quả bằng số.', 'Experience, and results in figures.'),
    href: text('/mau-cv/chuyen-vien.doc', '/cv-template/specialist.doc'),
    sections: [GOAL, [EXPERIENCE, JOB, JOB, JOB], SKILLS, EDUCATION],
  },
  {
    title: text('Quản lý', 'Manager'),
    summary: text('Quy mô đội ngũ và kết quả quản lý.', 'Size of the team, and results.'),
    href: text('/mau-cv/quan-ly.doc', '/cv-template/manager.doc'),
    sections: [
      [
        text('Tóm tắt', 'Summary'),
        text(
          '[Số năm quản lý, quy mô đội ngũ và ngân sách, kết quả lớn nhất]',
          '[Years as a manager, size of teams and budgets, your greatest result]',
        ),
      ],
      [EXPERIENCE, JOB, text('Đội ngũ: [số người], ngân sách: [số tiền]', 'Team: [people], budget: [amount]'), JOB],
      [
        text('Dự án tiêu biểu', 'Selected projects'),
        text('[Dự án]: [mục tiêu, vai trò, kết quả]', '[Project]: [goal, role, result]'),
      ],
      SKILLS,
      EDUCATION,
    ],
  },
]

const HEAD: readonly Bilingual[] = [
  text('[Họ và tên]', '[Full name]'),
  text('[Vị trí mong muốn]', '[Position]'),
  text('[Số điện thoại] | [Email] | [Thành phố]', '[Phone number] | [E-mail] | [City]'),
]

/** A template as a document in the Rich Text Format, which needs nothing but text. */
export function cvDocument({ sections }: CvTemplate, language: Language): string {
  const [name, ...lines] = HEAD.map((line) => escapeRtf(line[language]))
  const body = sections.map(([heading, ...hints]) => {
    const title = `{\\pard\\sb320\\sa80\\brdrb\\brdrs\\brdrw10\\b\\fs26 ${escapeRtf(heading[language])}\\par}`
    return [title, ...hints.map((hint) => `{\\pard\\sa60\\fs22 ${escapeRtf(hint[language])}\\par}`)].join('\n')
  })
  const head = [`{\\pard\\b\\fs40 ${name}\\par}`, ...lines.map((line) => `{\\pard\\fs22 ${line}\\par}`)]
  return ['{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\paperw11906\\paperh16838', ...head, ...body, '}'].join('\n')
}

/** Text with the characters that RTF has no letters for as numbers. */
const escapeRtf = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\\{}]/g, (mark) => `\\${mark}`)
    .replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0)}?`)
