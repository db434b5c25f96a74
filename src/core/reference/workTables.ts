import { table } from '../looseValues.ts'
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

/** Row of the education levels. `order` sorts them from lowest to highest, others last; ids are in another order. */
export interface EducationLevel extends Named {
  readonly order: number
}

const level = (id: number, name: string, nameEn: string, order: number): EducationLevel =>
  Object.freeze({ id, name, nameEn, order })

/** Education levels, sorted by `order`. */
export const educationLevels: readonly EducationLevel[] = /* @__PURE__ */ table(() => [
  level(2, 'Trung học', 'High school', 2),
  level(3, 'Trung cấp', "Associate's degree", 3),
  level(12, 'Cao đẳng', 'College', 4),
  level(4, 'Cử nhân', 'Bachelors', 5),
  level(5, 'Thạc sĩ', 'Masters', 9),
  level(6, 'Tiến sĩ', 'Doctorate', 12),
  level(11, 'Khác', 'Others', 15),
])

/** Spoken languages by id, 1 to 39; 39 is Other. */
export const languages: readonly Named[] = /* @__PURE__ */ namedTable(`
1|Ả Rập|Arabic
2|Bengal|Bengali
3|Bungary|Bulgarian
4|Myanmar|Burmese
5|Campuchia|Cambodian
6|Philippin (Cebuano)|Cebuano
7|Trung Quốc (Quảng Đông)|Chinese (Cantonese)
8|Trung Quốc (Quan thoại)|Chinese (Mandarin)
9|Séc|Czech
10|Đan Mạch|Danish
11|Hà Lan|Dutch
12|Anh|English
13|Phần Lan|Finnish
14|Pháp|French
15|Đức|German
16|Hy Lạp|Greek
17|Ấn Độ|Hindi
18|Hungary|Hungarian
19|Indonesia|Indonesian
20|Ý|Italian
21|Nhật Bản|Japanese
22|Tiếng Java|Javanese
23|Hàn Quốc|Korean
24|Lào|Laotian
25|Malaysia|Malay
26|Na Uy|Norwegian
27|Ba Lan|Polish
28|Bồ Đào Nha|Portuguese
29|Rumani|Romanian
30|Nga|Russian
31|Tây Ban Nha|Spanish
32|Thụy Điển|Swedish
33|Philippin (Tagalog)|Tagalog
34|Đài Loan|Taiwanese
35|Thái Lan|Thai
36|Thổ Nhĩ Kỳ|Turkish
37|Ukraina|Ukrainian
38|Việt Nam|Vietnamese
39|Khác|Other
`)

/** A salary band in US dollars a month, from `lower` up to but not including `upper`; `upper` 0 is open. */
export interface SalaryBand {
  readonly lower: number
  readonly upper: number
}

const band = (lower: number, upper: number): SalaryBand => Object.freeze({ lower, upper })

/** Salary bands, lowest first. */
export const salaryBands: readonly SalaryBand[] = /* @__PURE__ */ table(() => [
  band(0, 500),
  band(500, 1000),
  band(1000, 1500),
  band(1500, 2000),
  band(2000, 3000),
  band(3000, 0),
])

/**
 * Returns the band of a monthly salary in US dollars; `undefined` for negative amounts and non-numbers.
 *
 * @example salaryBandFor(1000) // { lower: 1000, upper: 1500 }
 */
export function salaryBandFor(amount: number): SalaryBand | undefined {
  return salaryBands.find(
    ({ lower, upper }) => typeof amount === 'number' && amount >= lower && (upper === 0 || amount < upper),
  )
}
