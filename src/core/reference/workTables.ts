import type { Named } from '../named.ts'
import { table } from '../table.ts'
import { namedRow as row } from './namedRow.ts'

/** Types of working, by id. */
export const typesOfWorking: readonly Named[] = /* @__PURE__ */ table(() => [
  row(1, 'Toàn thời gian', 'Full-time'),
  row(2, 'Bán thời gian', 'Part-time'),
  row(3, 'Thực tập', 'Internship'),
  row(4, 'Nghề tự do', 'Freelancer'),
  row(5, 'Thời vụ', 'Seasonal'),
  row(6, 'Khác', 'Other'),
  row(7, 'Việc làm online', 'Online jobs'),
])

/** Job levels, from the first job up. */
export const jobLevels: readonly Named[] = /* @__PURE__ */ table(() => [
  row(8, 'Thực tập sinh/Sinh viên', 'Intern/Student'),
  row(1, 'Mới tốt nghiệp', 'Fresher/Entry level'),
  row(5, 'Nhân viên', 'Experienced (non-manager)'),
  row(7, 'Trưởng phòng', 'Manager'),
  row(3, 'Giám đốc và cấp cao hơn', 'Director and above'),
])

/** Benefits of a job, by id. */
export const benefits: readonly Named[] = /* @__PURE__ */ table(() => [
  row(1, 'Thưởng', 'Bonus'),
  row(2, 'Chăm sóc sức khỏe', 'Healthcare Plan'),
  row(3, 'Nghỉ phép có lương', 'Paid Leave'),
  row(4, 'Đào tạo', 'Training'),
  row(5, 'Giải thưởng', 'Awards'),
  row(6, 'Thư viện', 'Library'),
  row(7, 'Máy tính xách tay', 'Laptop'),
  row(8, 'Điện thoại', 'Mobile'),
  row(9, 'Du lịch', 'Travel'),
  row(10, 'Hoạt động nhóm', 'Team Activities'),
  row(11, 'Xe đưa đón', 'Transportation'),
  row(12, 'Căng tin', 'Canteen'),
  row(13, 'Phiếu quà tặng', 'Vouchers'),
  row(14, 'Nhà trẻ', 'Kindergarten'),
  row(15, 'Khác', 'Others'),
])
