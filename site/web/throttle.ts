import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** How fast something may repeat. */
export interface Rate {
  /** Times at once, after a rest. */
  readonly free: number
  /** Milliseconds for each further time. */
  readonly everyMs: number
  /** Milliseconds that one waits for its turn, at most. */
  readonly maxWaitMs: number
}

/** Tells the time, in milliseconds, and waits. */
export interface Clock {
  now(): number
  after(milliseconds: number): Promise<void>
}

/** The clock of the machine. */
export const CLOCK: Clock = {
  now: Date.now,
  after: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
}

const ROWS = 2
const CELLS = 16_384

/**
 * Spaces out what repeats for a key: a few times are free, further ones wait for their turn.
 *
 * Its counters are a fixed number of cells, which keys share by chance: invented keys make it neither grow nor forget. Where
 * two keys share a cell in every row, they wait for each other.
 */
export class Throttle {
  readonly #rate: Rate
  readonly #clock: Pick<Clock, 'now'>
  /** Nobody outside knows which keys share a cell. */
  readonly #secret = randomBytes(32)
  /** The time until which a key's turns are taken. */
  readonly #takenUntil = Array.from({ length: ROWS }, () => new Float64Array(CELLS))

  constructor(rate: Rate, clock: Pick<Clock, 'now'>) {
    this.#rate = rate
    this.#clock = clock
  }

  /** Returns the milliseconds until a further turn of a key. */
  waitOf(key: string): number {
    const { free, everyMs } = this.#rate
    return Math.max(0, this.#until(key) - this.#clock.now() - (free - 1) * everyMs)
  }

  /**
   * Takes a turn of a key.
   *
   * @returns milliseconds to wait for it; `null` if that would be too long, and no turn is taken
   */
  take(key: string): number | null {
    const wait = this.waitOf(key)
    if (wait > this.#rate.maxWaitMs) return null
    const until = Math.max(this.#until(key), this.#clock.now()) + this.#rate.everyMs
    for (const [row, cell] of this.#cells(key)) row[cell] = Math.max(row[cell] ?? 0, until)
    return wait
  }

  /** Gives a turn back that does not count. */
  giveBack(key: string): void {
    for (const [row, cell] of this.#cells(key)) row[cell] = (row[cell] ?? 0) - this.#rate.everyMs
  }

  #until(key: string): number {
    return Math.min(...this.#cells(key).map(([row, cell]) => row[cell] ?? 0))
  }

  #cells(key: string): [row: Float64Array, cell: number][] {
    const digest = createHmac('sha256', this.#secret).update(key).digest()
    return this.#takenUntil.map((row, index) => [row, digest.readUInt32LE(index * 4) % CELLS])
  }
}

/** The address that a bound counts: of IPv6 the network, which one household has whole. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - (tail === '' ? 0 : tail.split(':').length))
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
