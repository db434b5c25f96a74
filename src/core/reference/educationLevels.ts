import type { Named } from '../named.ts'
import { table } from '../table.ts'

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
