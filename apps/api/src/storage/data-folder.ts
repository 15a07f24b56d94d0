import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from '@portal/server/environment'
import { isUnfinishedRestore } from './unfinished-restore.ts'

/** It contains personal data: other users of the machine have no access. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const
const GROUP_AND_OTHERS = 0o077
/** The sticky bit of shared folders such as /tmp. */
const STICKY = 0o1000

/**
 * Creates the folder of DATA_DIR if missing; throws a ConfigError if it can't, or if the folder contains an unfinished
 * restore.
 */
export function createDataFolder(folder: string): void {
  if (isUnfinishedRestore(folder))
    throw new ConfigError(
      `DATA_DIR is ${JSON.stringify(folder)}, where a backup is being restored or its restore was cut off. Run \`restore\` again`,
    )
  try {
    createFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR is ${JSON.stringify(folder)}, but ${describeError(error)}`, {
      cause: error,
    })
  }
}

/** Creates one level at a time: `recursive` never returns on file systems without folders, such as /proc. */
function createFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw Object.assign(new Error('It is a file'), { code: 'ENOTDIR' })
  createFolder(dirname(folder))
  try {
    mkdirSync(folder, OWNER_ONLY.folder)
  } catch (error) {
    // Another process created it meanwhile.
    if (getErrorCode(error) !== 'EEXIST') throw error
  }
}

/**
 * Removes other users' access that an earlier version or a restored copy left; returns the paths where that failed. A
 * restricted folder is not traversed, so that only the first start takes time.
 */
export function restrictDataFolder(folder: string): readonly string[] {
  if (process.platform === 'win32') return []
  const failed: string[] = []
  // A shared folder is not ours to restrict.
  if ((statSync(folder).mode & STICKY) !== 0) return [folder]
  changeMode(folder, OWNER_ONLY.folder, failed)
  for (const name of readdirSync(folder)) restrict(join(folder, name), failed)
  return failed
}

/** Restricts the content before the folder: a restricted folder then implies restricted content. */
function restrict(path: string, failed: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || (found.mode & GROUP_AND_OTHERS) === 0) return
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) restrict(join(path, name), failed)
    changeMode(path, OWNER_ONLY.folder, failed)
  } else if (found.isFile()) {
    changeMode(path, OWNER_ONLY.file, failed)
  }
}

function changeMode(path: string, mode: number, failed: string[]): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    // SQLite removes its WAL files when another process closes the database.
    if (getErrorCode(error) !== 'ENOENT') failed.push(path)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: 'there is a file in place of the folder',
  EACCES: 'this user can’t write there',
  EPERM: 'this user can’t write there',
  EROFS: 'it is not writable',
  ENOSPC: 'there is no space left',
}

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const describeError = (error: unknown): string =>
  REASONS[getErrorCode(error)] ?? `the folder can’t be created (${getErrorCode(error) || String(error)})`
