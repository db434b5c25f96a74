import { buildCategoryUrl, categories } from '@jobsite/shell/core'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import { formatJobCount } from './format.ts'
import { rowsOf } from './jobCard.ts'
import type { Block } from './views.ts'

interface CareerPath {
  readonly name: Bilingual
  readonly categoryId: number
  /** Positions, from beginner to manager. */
  readonly steps: readonly Bilingual[]
}

const careerPaths: readonly CareerPath[] = [
  {
    name: text('Phần mềm', 'Software'),
    categoryId: 35,
    steps: [
      text('Thực tập sinh', 'Intern'),
      text('Lập trình viên', 'Developer'),
      text('Lập trình viên cao cấp', 'Senior developer'),
      text('Trưởng nhóm', 'Team lead'),
      text('Giám đốc kỹ thuật', 'Director of engineering'),
    ],
  },
  {
    name: text('Kế toán', 'Accounting'),
    categoryId: 1,
    steps: [
      text('Kế toán viên', 'Accountant'),
      text('Kế toán tổng hợp', 'General accountant'),
      text('Kế toán trưởng', 'Chief accountant'),
      text('Giám đốc tài chính', 'Finance director'),
    ],
  },
  {
    name: text('Bán hàng', 'Sales'),
    categoryId: 33,
    steps: [
      text('Nhân viên kinh doanh', 'Sales executive'),
      text('Giám sát bán hàng', 'Sales supervisor'),
      text('Quản lý khu vực', 'Area manager'),
      text('Giám đốc kinh doanh', 'Sales director'),
    ],
  },
  {
    name: text('Ngân hàng', 'Banking'),
    categoryId: 42,
    steps: [
      text('Giao dịch viên', 'Teller'),
      text('Chuyên viên quan hệ khách hàng', 'Relationship officer'),
      text('Trưởng phòng', 'Department head'),
      text('Giám đốc chi nhánh', 'Branch director'),
    ],
  },
  {
    name: text('Xây dựng', 'Construction'),
    categoryId: 7,
    steps: [
      text('Kỹ sư hiện trường', 'Site engineer'),
      text('Giám sát thi công', 'Site supervisor'),
      text('Chỉ huy trưởng', 'Site manager'),
      text('Giám đốc dự án', 'Project director'),
    ],
  },
  {
    name: text('Marketing', 'Marketing'),
    categoryId: 27,
    steps: [
      text('Nhân viên marketing', 'Marketing executive'),
      text('Chuyên viên thương hiệu', 'Brand specialist'),
      text('Trưởng phòng marketing', 'Marketing manager'),
      text('Giám đốc marketing', 'Marketing director'),
    ],
  },
  {
    name: text('Nhân sự', 'Human resources'),
    categoryId: 23,
    steps: [
      text('Nhân viên tuyển dụng', 'Recruiter'),
      text('Chuyên viên nhân sự', 'Human resources specialist'),
      text('Trưởng phòng nhân sự', 'Human resources manager'),
      text('Giám đốc nhân sự', 'Human resources director'),
    ],
  },
  {
    name: text('Điều dưỡng', 'Nursing'),
    categoryId: 22,
    steps: [
      text('Điều dưỡng viên', 'Nurse'),
      text('Điều dưỡng chuyên khoa', 'Specialist nurse'),
      text('Điều dưỡng trưởng khoa', 'Head nurse'),
      text('Trưởng phòng điều dưỡng', 'Director of nursing'),
    ],
  },
]

/** The paths as cards: each leads to the jobs of its category. */
export const careerPathCards: Block = {
  kind: 'cards',
  cards: careerPaths.flatMap(({ name, categoryId, steps }) => {
    const count = searchJobs({ categoryIds: [categoryId] }).length
    return rowsOf(categories, [categoryId]).map((category) => ({
      title: name,
      steps,
      href: text(buildCategoryUrl(category, 'vi'), buildCategoryUrl(category, 'en')),
      meta: text(formatJobCount(count, 'vi'), formatJobCount(count, 'en')),
    }))
  }),
}
