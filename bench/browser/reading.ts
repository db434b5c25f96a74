import { median, quantile } from '../support/interleave.ts'
import { round } from '../support/report.ts'
import type { SubjectName } from './buildSubject.ts'

/** What was measured of subjects, one sample a round. */
export type Figures<Sample> = Map<SubjectName, Sample[]>

/** Lets subjects take turns, in turning order; the first round warms up and is thrown away. */
export async function inTurns<Sample>(
  names: readonly SubjectName[],
  rounds: number,
  measure: (name: SubjectName) => Promise<Sample>,
): Promise<Figures<Sample>> {
  const figures: Figures<Sample> = new Map(names.map((name) => [name, []]))
  for (let turn = -1; turn < rounds; turn += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + turn + 1) % names.length]
      if (!name) continue
      const sample = await measure(name)
      if (turn >= 0) figures.get(name)?.push(sample)
    }
  }
  return figures
}

/** What samples say of a subject. */
export class Reading<Sample> {
  readonly #figures: Figures<Sample>

  constructor(figures: Figures<Sample>) {
    this.#figures = figures
  }

  #values(name: SubjectName, pick: (sample: Sample) => number): number[] {
    return (this.#figures.get(name) ?? []).map(pick)
  }

  /** The median of a figure. */
  of(name: SubjectName, pick: (sample: Sample) => number): number {
    return median(this.#values(name, pick))
  }

  /** What its median is over that of React alone. */
  over(name: SubjectName, pick: (sample: Sample) => number): number {
    return this.of(name, pick) - this.of('alone', pick)
  }

  /** First and third quartile of a figure. */
  spread(name: SubjectName, pick: (sample: Sample) => number, less = 0): string {
    const values = this.#values(name, pick)
    return `${round(quantile(values, 0.25) - less)}–${round(quantile(values, 0.75) - less)}`
  }
}
