import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A database that ends with the process. */
export const IN_MEMORY = ':memory:'

/** Milliseconds that a write waits for another process with the same file. */
const BUSY_MS = 5000

/** Keys of sessions and tokens are hashes: whoever reads the file can log in as nobody. */
const TABLES = `
PRAGMA journal_mode = WAL;
PRAGMA foreign_keys = ON;
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
`

/**
 * Opens the database of the site, and creates its tables.
 *
 * @param file path, or {@link IN_MEMORY}
 * @throws Error if the file cannot be written, or is no database
 */
export function openDatabase(file: string): DatabaseSync {
  // Password hashes are nobody else's business.
  if (file !== IN_MEMORY) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec(TABLES)
  return database
}
