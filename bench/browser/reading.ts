import { median, quantile } from '../support/interleave.ts'
import { round } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'

/** Samples by what was measured, one per round. */
export type Samples<Measured, Sample> = Map<Measured, Sample[]>

/** Measures several things interleaved, in rotating order; the first round is warm-up and is discarded. */
export async function inSlices<Measured, Sample>(
  all: readonly Measured[],
  rounds: number,
  measure: (one: Measured) => Promise<Sample>,
): Promise<Samples<Measured, Sample>> {
  const samples: Samples<Measured, Sample> = new Map(all.map((one) => [one, []]))
  for (let round = -1; round < rounds; round += 1) {
    const first = (round + 1) % all.length
    for (const one of [...all.slice(first), ...all.slice(0, first)]) {
      const sample = await measure(one)
      if (round >= 0) samples.get(one)?.push(sample)
    }
  }
  return samples
}

/** A metric of a sample: the name of a member, or a function that returns it. */
type Metric<Sample> = keyof Sample | ((sample: Sample) => number)

/** Statistics of samples by implementation. */
export class Reading<Sample> {
  readonly #samples: Samples<ImplementationName, Sample>

  constructor(samples: Samples<ImplementationName, Sample>) {
    this.#samples = samples
  }

  #values(name: ImplementationName, metric: Metric<Sample>): number[] {
    const samples = this.#samples.get(name) ?? []
    return samples.map((sample) => (typeof metric === 'function' ? metric(sample) : Number(sample[metric])))
  }

  /** Median of a metric. */
  of(name: ImplementationName, metric: Metric<Sample>): number {
    return median(this.#values(name, metric))
  }

  /** Median of a metric as a multiple of the baseline's. */
  ratio(name: ImplementationName, metric: Metric<Sample>): number {
    return this.of(name, metric) / this.of('baseline', metric)
  }

  /** Median of a metric minus that of React alone. */
  over(name: ImplementationName, metric: Metric<Sample>): number {
    return this.of(name, metric) - this.of('alone', metric)
  }

  /** Median of a metric, with its first and third quartile, minus `less`. */
  text(name: ImplementationName, metric: Metric<Sample>, less = 0): string {
    const values = this.#values(name, metric)
    const [middle, low, high] = [0.5, 0.25, 0.75].map((share) => round(quantile(values, share) - less))
    return `${middle} (${low}–${high})`
  }

  /** Like {@link text}, minus the median of React alone. */
  textOver(name: ImplementationName, metric: Metric<Sample>): string {
    return this.text(name, metric, this.of('alone', metric))
  }

  /** Like {@link textOver}, with the multiple of the baseline's. */
  textAndRatioOver(name: ImplementationName, metric: Metric<Sample>): string {
    return `${this.textOver(name, metric)}: ${round(this.over(name, metric) / this.over('baseline', metric))}×`
  }
}
