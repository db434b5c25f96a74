import { median, quantile } from '../support/interleave.ts'
import { round } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'

/** Samples by implementation, one per round. */
export type Samples<Sample> = Map<ImplementationName, Sample[]>

/** Measures implementations interleaved, in rotating order; the first round is warm-up and is discarded. */
export async function inSlices<Sample>(
  names: readonly ImplementationName[],
  rounds: number,
  measure: (name: ImplementationName) => Promise<Sample>,
): Promise<Samples<Sample>> {
  const samples: Samples<Sample> = new Map(names.map((name) => [name, []]))
  for (let round = -1; round < rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + round + 1) % names.length]
      if (!name) continue
      const sample = await measure(name)
      if (round >= 0) samples.get(name)?.push(sample)
    }
  }
  return samples
}

/** Statistics of samples by implementation. */
export class Reading<Sample> {
  readonly #samples: Samples<Sample>

  constructor(samples: Samples<Sample>) {
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
