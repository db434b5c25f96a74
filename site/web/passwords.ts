import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const BYTES = 32

/** Parameters of scrypt: cost, block size and passes. */
export interface ScryptParameters {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** A password as it is stored, in base64, with what it was hashed with. */
export interface StoredPassword extends Partial<ScryptParameters> {
  readonly salt: string
  readonly hash: string
}

/** Those of passwords that were stored without any: Node's defaults. */
const UNSTORED: ScryptParameters = { N: 16_384, r: 8, p: 1 }

/** Hashes and checks passwords, in other threads: further requests go on. */
export type Passwords = ReturnType<typeof createPasswords>

/**
 * @param cost of new hashes: the logarithm of N to base 2
 * @param threads hashes at a time, each of which takes 128 · N · r bytes; others wait
 */
export function createPasswords({ cost, threads }: { cost: number; threads: number }) {
  const parameters: ScryptParameters = { N: 2 ** cost, r: 8, p: 1 }
  let running = 0
  const waiting: (() => void)[] = []
  const run = async (password: string, salt: Buffer, { N, r, p }: ScryptParameters): Promise<Buffer> => {
    // Who ends hands its place on.
    if (running < threads) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await derive(password, salt, BYTES, { N, r, p, maxmem: 256 * N * r })
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  const parametersOf = ({ N, r, p }: StoredPassword): ScryptParameters => ({
    N: N ?? UNSTORED.N,
    r: r ?? UNSTORED.r,
    p: p ?? UNSTORED.p,
  })
  /** A stored password that nobody knows. A check takes as long as one of any other. */
  const random = (): StoredPassword => ({
    salt: randomBytes(16).toString('base64'),
    hash: randomBytes(BYTES).toString('base64'),
    ...parameters,
  })
  const nobodys = random()
  return {
    random,
    async hash(password: string): Promise<StoredPassword> {
      const salt = randomBytes(16)
      const hash = await run(password, salt, parameters)
      return { salt: salt.toString('base64'), hash: hash.toString('base64'), ...parameters }
    },
    /** Whether a password is the stored one. Takes the time of a check where none is stored. */
    async isRight(given: string, stored: StoredPassword = nobodys): Promise<boolean> {
      const derived = await run(given, Buffer.from(stored.salt, 'base64'), parametersOf(stored))
      return timingSafeEqual(derived, Buffer.from(stored.hash, 'base64'))
    },
    /** Whether a stored password is cheaper to guess than a new one would be. */
    isWeak(stored: StoredPassword): boolean {
      const { N, r, p } = parametersOf(stored)
      return N * r * p < parameters.N * parameters.r * parameters.p
    },
  }
}
