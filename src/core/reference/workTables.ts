import type { Named } from '../named.ts'
import { namedTable } from './namedTable.ts'

/** Types of working, by id. */
export const typesOfWorking: readonly Named[] = /* @__PURE__ */ namedTable(`
1|Toàn thời gian|Full-time
2|Bán thời gian|Part-time
3|Thực tập|Internship
4|Nghề tự do|Freelancer
5|Thời vụ|Seasonal
6|Khác|Other
7|Việc làm online|Online jobs
`)

/** Job levels, from the first job up. */
export const jobLevels: readonly Named[] = /* @__PURE__ */ namedTable(`
8|Thực tập sinh/Sinh viên|Intern/Student
1|Mới tốt nghiệp|Fresher/Entry level
5|Nhân viên|Experienced (non-manager)
7|Trưởng phòng|Manager
3|Giám đốc và cấp cao hơn|Director and above
`)

/** Benefits of a job, by id. */
export const benefits: readonly Named[] = /* @__PURE__ */ namedTable(`
1|Thưởng|Bonus
2|Chăm sóc sức khỏe|Healthcare Plan
3|Nghỉ phép có lương|Paid Leave
4|Đào tạo|Training
5|Giải thưởng|Awards
6|Thư viện|Library
7|Máy tính xách tay|Laptop
8|Điện thoại|Mobile
9|Du lịch|Travel
10|Hoạt động nhóm|Team Activities
11|Xe đưa đón|Transportation
12|Căng tin|Canteen
13|Phiếu quà tặng|Vouchers
14|Nhà trẻ|Kindergarten
15|Khác|Others
`)
