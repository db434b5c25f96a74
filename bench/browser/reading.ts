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

/** Statistics of samples by implementation. */
export class Reading<Sample> {
  readonly #samples: Samples<ImplementationName, Sample>

  constructor(samples: Samples<ImplementationName, Sample>) {
    this.#samples = samples
  }

  #values(name: ImplementationName, pick: (sample: Sample) => number): number[] {
    return (this.#samples.get(name) ?? []).map(pick)
  }

  /** Median of a metric. */
  of(name: ImplementationName, pick: (sample: Sample) => number): number {
    return median(this.#values(name, pick))
  }

  /** Median of a metric minus that of React alone. */
  over(name: ImplementationName, pick: (sample: Sample) => number): number {
    return this.of(name, pick) - this.of('alone', pick)
  }

  /** Median of a metric, with its first and third quartile, minus `less`. */
  text(name: ImplementationName, pick: (sample: Sample) => number, less = 0): string {
    const values = this.#values(name, pick)
    const [middle, low, high] = [0.5, 0.25, 0.75].map((share) => round(quantile(values, share) - less))
    return `${middle} (${low}–${high})`
  }

  /** Like {@link text}, minus the median of React alone. */
  textOver(name: ImplementationName, pick: (sample: Sample) => number): string {
    return this.text(name, pick, this.of('alone', pick))
  }
}
