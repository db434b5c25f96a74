import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A database that ends with the process. */
export const IN_MEMORY = ':memory:'

/** Milliseconds that a write waits for another process with the same file. */
const BUSY_MS = 5000

/**
 * What each version of the file adds to the one before; the file says its own. Keys of sessions, tokens and browsers are
 * hashes: whoever reads the file can log in as nobody.
 */
const VERSIONS = [
  `
CREATE TABLE IF NOT EXISTS accounts (email TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  endsAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS resumes (
  email TEXT PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  data BLOB NOT NULL
) STRICT;
`,
  `
ALTER TABLE sessions ADD COLUMN owner TEXT NOT NULL DEFAULT '';
UPDATE sessions SET owner = email;
CREATE INDEX sessionsOfOwner ON sessions (owner);
CREATE TABLE browsers (
  id TEXT NOT NULL,
  email TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  PRIMARY KEY (id, email)
) STRICT;
CREATE INDEX browsersOfAccount ON browsers (email);
`,
] as const

/**
 * Opens the database of the site, and brings its tables up to date.
 *
 * @param file path, or {@link IN_MEMORY}
 * @throws Error if the file cannot be written, or is no database
 */
export function openDatabase(file: string): DatabaseSync {
  // Password hashes are nobody else's business.
  if (file !== IN_MEMORY) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;')
  inTransaction(database, () => {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
    for (const statements of VERSIONS.slice(version)) database.exec(statements)
    if (version < VERSIONS.length) database.exec(`PRAGMA user_version = ${VERSIONS.length}`)
  })
  return database
}

/**
 * Does work as a whole or not at all: what fails in it, and what a killed process left of it, is undone. Every write of more
 * than one statement, or after a read that it depends on, belongs here.
 *
 * @throws whatever the work throws
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk has ended the transaction already; a rollback would hide why.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** SQLite's codes for a store that does not take writes now: locked, out of memory, read-only, disk error, full, cannot open. */
const CANNOT_WRITE = new Set([5, 6, 7, 8, 10, 13, 14])

/** Whether an error says that the store takes no writes now, on a full disk for instance. */
export function isStoreFailure(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : Number.NaN
  return CANNOT_WRITE.has(code & 0xff)
}
