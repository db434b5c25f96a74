import { benefits, type Language, locations } from '@jobsite/shell/core'
import { companyById } from '../backend/fixtures/companies.ts'
import type { Job } from '../backend/fixtures/jobs.ts'
import { skillNames } from '../backend/fixtures/skillNames.ts'
import { postedOn } from '../backend/postedOn.ts'
import { type Bilingual, type Localizable, text } from '../bilingual.ts'
import type { JobSectionView } from '../ui/view.ts'
import { formatDay } from './format.ts'
import { namesOf } from './jobCard.ts'

/** Duties by category. */
const TASKS: Readonly<Record<number, readonly Bilingual[]>> = {
  1: [
    text('Ghi sổ, đối chiếu và lập báo cáo tài chính hàng tháng', 'Keep the books and prepare the monthly accounts'),
    text('Kê khai thuế đúng hạn', 'File taxes on time'),
    text('Làm việc với kiểm toán và cơ quan thuế', 'Work with auditors and the tax office'),
    text('Theo dõi công nợ phải thu, phải trả và dòng tiền', 'Follow receivables, payables and cash flow'),
    text(
      'Lưu trữ chứng từ và đề xuất cải tiến quy trình kế toán',
      'File records and propose better accounting procedures',
    ),
  ],
  7: [
    text('Giám sát thi công tại công trường', 'Supervise work on site'),
    text('Kiểm tra khối lượng, chất lượng và an toàn', 'Check quantities, quality and safety'),
    text('Phối hợp với tư vấn thiết kế và nhà thầu phụ', 'Coordinate designers and subcontractors'),
    text('Lập nhật ký công trình và báo cáo tiến độ hàng tuần', 'Keep the site diary and report progress every week'),
    text('Chuẩn bị hồ sơ nghiệm thu và hoàn công', 'Prepare acceptance and as-built documents'),
  ],
  12: [
    text('Giảng dạy và theo dõi tiến bộ của học viên', 'Teach and follow the progress of learners'),
    text('Chuẩn bị giáo án và tài liệu', 'Prepare lessons and material'),
    text('Trao đổi với phụ huynh', 'Talk with parents'),
    text(
      'Tham gia xây dựng chương trình và hoạt động ngoại khóa',
      'Help build the curriculum and activities outside class',
    ),
    text('Dự giờ và chia sẻ chuyên môn với đồng nghiệp', 'Visit classes and share methods with colleagues'),
  ],
  22: [
    text('Thăm khám, chăm sóc và theo dõi người bệnh', 'Examine, care for and follow patients'),
    text('Ghi hồ sơ bệnh án đầy đủ', 'Keep complete medical records'),
    text('Phối hợp với các khoa khác', 'Work with the other departments'),
    text('Hướng dẫn người bệnh và người nhà về chăm sóc tại nhà', 'Teach patients and families about care at home'),
    text('Tuân thủ quy trình kiểm soát nhiễm khuẩn', 'Follow the rules on infection control'),
  ],
  27: [
    text('Lập kế hoạch và chạy chiến dịch truyền thông', 'Plan and run campaigns'),
    text('Đo lường kết quả và tối ưu ngân sách', 'Measure results and tune the budget'),
    text('Làm việc với thiết kế và bán hàng', 'Work with design and sales'),
    text('Nghiên cứu thị trường và hành vi khách hàng', 'Study the market and how customers behave'),
    text('Báo cáo hiệu quả chiến dịch cho ban lãnh đạo', 'Report on campaigns to the management'),
  ],
  33: [
    text('Quản lý khách hàng và doanh số của khu vực', 'Look after the customers and sales of an area'),
    text('Triển khai trưng bày và khuyến mãi tại điểm bán', 'Set up displays and promotions in stores'),
    text('Huấn luyện và hỗ trợ đội bán hàng', 'Coach and support the sales team'),
    text(
      'Phân tích số liệu bán hàng và đề xuất kế hoạch tháng',
      'Analyze sales figures and propose the plan of the month',
    ),
    text('Theo dõi công nợ và hàng tồn của khách hàng', 'Watch the debts and stock of customers'),
  ],
  35: [
    text('Thiết kế, lập trình và kiểm thử tính năng mới', 'Design, write and test new features'),
    text('Đọc và góp ý mã nguồn của đồng nghiệp', 'Review the code of colleagues'),
    text('Theo dõi hệ thống và sửa lỗi', 'Monitor the system and fix bugs'),
    text('Trao đổi với sản phẩm và thiết kế để làm rõ yêu cầu', 'Clarify requirements with product and design'),
    text('Viết tài liệu kỹ thuật ngắn gọn cho nhóm', 'Write short technical notes for the team'),
  ],
  42: [
    text('Tư vấn sản phẩm và dịch vụ ngân hàng', 'Advise on banking products and services'),
    text('Thẩm định và quản lý hồ sơ khách hàng', 'Assess and manage client files'),
    text('Tuân thủ quy định về rủi ro', 'Follow the rules on risk'),
    text('Chăm sóc khách hàng hiện hữu và phát triển khách hàng mới', 'Look after clients and win new ones'),
    text(
      'Phối hợp với bộ phận vận hành để giải ngân đúng hạn',
      'Work with operations so that loans are paid out on time',
    ),
  ],
  55: [
    text('Vận hành mạng, máy chủ và thiết bị', 'Run networks, servers and devices'),
    text('Xử lý sự cố theo ca', 'Handle incidents in shifts'),
    text('Ghi tài liệu và cải tiến quy trình', 'Document and improve procedures'),
    text('Sao lưu, khôi phục và kiểm tra định kỳ', 'Back up, restore and test at regular times'),
    text('Đánh giá rủi ro bảo mật và cập nhật bản vá', 'Assess security risks and install updates'),
  ],
}

const OTHER_TASKS: readonly Bilingual[] = [
  text('Thực hiện công việc chuyên môn theo kế hoạch của bộ phận', 'Do the professional work that the team plans'),
  text('Phối hợp với các phòng ban liên quan', 'Work with the departments concerned'),
  text('Báo cáo kết quả hàng tuần', 'Report results every week'),
  text('Đề xuất cải tiến quy trình và chất lượng công việc', 'Propose better procedures and quality of work'),
  text('Hướng dẫn đồng nghiệp mới', 'Guide new colleagues'),
]

const EXPERIENCE: Readonly<Record<number, Bilingual>> = {
  8: text('Sinh viên năm cuối hoặc mới tốt nghiệp', 'Final-year student or recent graduate'),
  1: text('Không yêu cầu kinh nghiệm, sẽ được đào tạo', 'No experience needed, training is given'),
  5: text('Ít nhất 2 năm kinh nghiệm ở vị trí tương tự', 'At least two years in a similar role'),
  7: text('Ít nhất 5 năm kinh nghiệm, trong đó 2 năm quản lý', 'At least five years, two of them leading people'),
  3: text('Ít nhất 10 năm kinh nghiệm và đã điều hành đơn vị', 'At least ten years, having run a unit'),
}

const EDUCATION: Readonly<Record<number, Bilingual>> = {
  8: text('Đang học năm cuối đại học hoặc cao đẳng', 'In the last year of university or college'),
  1: text('Tốt nghiệp trung cấp trở lên', 'A vocational diploma or higher'),
  5: text('Tốt nghiệp cao đẳng, đại học chuyên ngành phù hợp', 'A college or university degree in the field'),
  7: text('Tốt nghiệp đại học chuyên ngành phù hợp', 'A university degree in the field'),
  3: text('Tốt nghiệp đại học; sau đại học là một lợi thế', 'A university degree; a postgraduate one is a plus'),
}

/** Days that a job is open after its posting. */
export const OPEN_DAYS = 60

const DAY_MS = 24 * 60 * 60 * 1000

/** The day on which a job closes, as `2026-07-31`. */
export const closingDay = (job: Job, now: Date): string =>
  new Date(Date.parse(postedOn(job, now)) + OPEN_DAYS * DAY_MS).toISOString().slice(0, 10)

/** The text of a job, under headings: who is wanted, duties, needs, benefits, and how to apply. */
export function jobSections(job: Job, language: Language, now: Date): Localizable<JobSectionView>[] {
  const category = job.categoryIds.find((id) => TASKS[id])
  const company = companyById(job.companyId)
  const name = company?.name ?? ''
  const place = namesOf(locations, job.locationIds, language)
  const title = job.title[language]
  const skills = skillNames(job.skills, language).join(', ')
  const day = formatDay(closingDay(job, now), language)
  return [
    {
      heading: text('Mô tả công việc', 'What you will do'),
      text: text(
        `${name} tuyển ${title} làm việc tại ${place}. ${company?.about.vi}`,
        `${name} is looking for a colleague in ${place}: ${title}. ${company?.about.en}`,
      ),
      items: (category === undefined ? undefined : TASKS[category]) ?? OTHER_TASKS,
    },
    {
      heading: text('Yêu cầu công việc', 'What you bring'),
      items: [
        ...[EDUCATION[job.levelId], EXPERIENCE[job.levelId]].flatMap((need) => need ?? []),
        text(`Thành thạo: ${skills}`, `Good command of: ${skills}`),
        text('Chủ động, cẩn thận và làm việc nhóm tốt', 'Initiative, care and good teamwork'),
        text('Đọc hiểu tài liệu tiếng Anh trong công việc', 'English good enough to read what the work needs'),
      ],
    },
    { heading: text('Phúc lợi', 'Benefits'), look: 'ticks', items: benefitsOf(job, language) },
    {
      heading: text('Cách nộp đơn', 'How to apply'),
      look: 'steps',
      items: [
        text(
          'Nhấn Nộp đơn, kiểm tra thông tin liên hệ và đính kèm CV.',
          'Choose Apply now, check your contact details and attach your CV.',
        ),
        text(
          `${name} xem đơn và liên hệ trong 5 ngày làm việc.`,
          `${name} reads your application and gets in touch within five working days.`,
        ),
        text('Phỏng vấn một hoặc hai vòng, trực tiếp hoặc trực tuyến.', 'One or two interviews, on site or online.'),
        text(`Hạn nộp đơn: ${day}.`, `Apply by ${day}.`),
      ],
    },
  ]
}

/** Benefits by id, of which every job has five. */
const BENEFITS = [1, 2, 3, 4, 7, 9, 10, 12]
const BENEFITS_SHOWN = 5

/** The benefits of a job, other ones for other jobs. */
const benefitsOf = (job: Job, language: Language): string[] =>
  BENEFITS.map((_, index) => BENEFITS[(index + job.id) % BENEFITS.length] ?? 0)
    .slice(0, BENEFITS_SHOWN)
    .map((id) => namesOf(benefits, [id], language))
