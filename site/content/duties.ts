import type { Language } from '@jobsite/shell/core'
import type { Job } from '../backend/fixtures/jobs.ts'
import { skillNames } from '../backend/fixtures/skillNames.ts'
import { type Bilingual, text } from '../bilingual.ts'

/** Duties by category. */
const TASKS: Readonly<Record<number, readonly Bilingual[]>> = {
  1: [
    text('Ghi sổ, đối chiếu và lập báo cáo tài chính hàng tháng', 'Keep the books and prepare the monthly accounts'),
    text('Kê khai thuế đúng hạn', 'File taxes on time'),
    text('Làm việc với kiểm toán và cơ quan thuế', 'Work with auditors and the tax office'),
  ],
  7: [
    text('Giám sát thi công tại công trường', 'Supervise work on site'),
    text('Kiểm tra khối lượng, chất lượng và an toàn', 'Check quantities, quality and safety'),
    text('Phối hợp với tư vấn thiết kế và nhà thầu phụ', 'Coordinate designers and subcontractors'),
  ],
  12: [
    text('Giảng dạy và theo dõi tiến bộ của học viên', 'Teach and follow the progress of learners'),
    text('Chuẩn bị giáo án và tài liệu', 'Prepare lessons and material'),
    text('Trao đổi với phụ huynh', 'Talk with parents'),
  ],
  22: [
    text('Thăm khám, chăm sóc và theo dõi người bệnh', 'Examine, care for and follow patients'),
    text('Ghi hồ sơ bệnh án đầy đủ', 'Keep complete medical records'),
    text('Phối hợp với các khoa khác', 'Work with the other departments'),
  ],
  27: [
    text('Lập kế hoạch và chạy chiến dịch truyền thông', 'Plan and run campaigns'),
    text('Đo lường kết quả và tối ưu ngân sách', 'Measure results and tune the budget'),
    text('Làm việc với thiết kế và bán hàng', 'Work with design and sales'),
  ],
  33: [
    text('Quản lý khách hàng và doanh số của khu vực', 'Look after the customers and sales of an area'),
    text('Triển khai trưng bày và khuyến mãi tại điểm bán', 'Set up displays and promotions in stores'),
    text('Huấn luyện và hỗ trợ đội bán hàng', 'Coach and support the sales team'),
  ],
  35: [
    text('Thiết kế, lập trình và kiểm thử tính năng mới', 'Design, write and test new features'),
    text('Đọc và góp ý mã nguồn của đồng nghiệp', 'Review the code of colleagues'),
    text('Theo dõi hệ thống và sửa lỗi', 'Monitor the system and fix bugs'),
  ],
  42: [
    text('Tư vấn sản phẩm và dịch vụ ngân hàng', 'Advise on banking products and services'),
    text('Thẩm định và quản lý hồ sơ khách hàng', 'Assess and manage client files'),
    text('Tuân thủ quy định về rủi ro', 'Follow the rules on risk'),
  ],
  55: [
    text('Vận hành mạng, máy chủ và thiết bị', 'Run networks, servers and devices'),
    text('Xử lý sự cố theo ca', 'Handle incidents in shifts'),
    text('Ghi tài liệu và cải tiến quy trình', 'Document and improve procedures'),
  ],
}

const OTHER_TASKS: readonly Bilingual[] = [
  text('Thực hiện công việc chuyên môn theo kế hoạch của bộ phận', 'Do the professional work that the team plans'),
  text('Phối hợp với các phòng ban liên quan', 'Work with the departments concerned'),
  text('Báo cáo kết quả hàng tuần', 'Report results every week'),
]

const EXPERIENCE: Readonly<Record<number, Bilingual>> = {
  8: text('Sinh viên năm cuối hoặc mới tốt nghiệp', 'Final-year student or recent graduate'),
  1: text('Không yêu cầu kinh nghiệm, sẽ được đào tạo', 'No experience needed, training is given'),
  5: text('Ít nhất 2 năm kinh nghiệm ở vị trí tương tự', 'At least two years in a similar role'),
  7: text('Ít nhất 5 năm kinh nghiệm, trong đó 2 năm quản lý', 'At least five years, two of them leading people'),
  3: text('Ít nhất 10 năm kinh nghiệm và đã điều hành đơn vị', 'At least ten years, having run a unit'),
}

/** Duties and requirements of a job. */
export function dutiesOf(job: Job, language: Language): { tasks: string[]; needs: string[] } {
  const category = job.categoryIds.find((id) => TASKS[id])
  const tasks = (category === undefined ? undefined : TASKS[category]) ?? OTHER_TASKS
  const skills = skillNames(job.skills, language).join(', ')
  return {
    tasks: tasks.map((task) => task[language]),
    needs: [
      EXPERIENCE[job.levelId]?.[language] ?? '',
      language === 'vi' ? `Thành thạo: ${skills}` : `Good command of: ${skills}`,
      language === 'vi' ? 'Chủ động và làm việc nhóm tốt' : 'Initiative and good teamwork',
    ].filter((need) => need !== ''),
  }
}
