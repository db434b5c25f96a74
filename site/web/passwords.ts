import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

const BYTES = 32

/** A password as it is stored, in base64. */
export interface StoredPassword {
  readonly salt: string
  readonly hash: string
}

/** No password has this hash. It takes the time of a check where there is no account. */
export const NO_PASSWORD: StoredPassword = randomPassword()

/** A stored password that nobody knows. */
export function randomPassword(): StoredPassword {
  return { salt: randomBytes(16).toString('base64'), hash: randomBytes(BYTES).toString('base64') }
}

/** Hashes a password, in another thread: other requests go on. */
export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64'), hash: (await derive(password, salt, BYTES)).toString('base64') }
}

/** Whether a password is the stored one. */
export async function isPassword(given: string, { salt, hash }: StoredPassword): Promise<boolean> {
  const derived = await derive(given, Buffer.from(salt, 'base64'), BYTES)
  return timingSafeEqual(derived, Buffer.from(hash, 'base64'))
}
