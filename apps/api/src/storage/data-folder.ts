import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from '../config/config-error.ts'

/** It holds names, addresses and what was never published: other users of the machine read none of it. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const
const OTHERS = 0o077
/** Of folders that everybody writes in, such as /tmp. */
const STICKY = 0o1000

/** Makes the folder of DATA_DIR where it is missing; a ConfigError says why there can be none. */
export function makeDataFolder(folder: string): void {
  try {
    make(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR is ${JSON.stringify(folder)}, but ${reasonOf(error)}`, { cause: error })
  }
}

/** One level at a time: `recursive` never comes back where a file system takes no folders, such as /proc. */
function make(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw Object.assign(new Error('It is a file'), { code: 'ENOTDIR' })
  make(dirname(folder))
  try {
    mkdirSync(folder, OWNER_ONLY.folder)
  } catch (error) {
    // Another process was a moment earlier.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/**
 * Takes from others what an earlier version or a restored copy left open to them; answers the paths of which that
 * failed. A folder that is closed already is not walked, so that only the first start takes its time.
 */
export function closeDataFolder(folder: string): readonly string[] {
  if (process.platform === 'win32') return []
  const open: string[] = []
  // What everybody writes in is not ours to close.
  if ((statSync(folder).mode & STICKY) !== 0) return [folder]
  chmod(folder, OWNER_ONLY.folder, open)
  for (const name of readdirSync(folder)) close(join(folder, name), open)
  return open
}

/** What is in a folder first: one that is found closed is closed all through. */
function close(path: string, open: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || (found.mode & OTHERS) === 0) return
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) close(join(path, name), open)
    chmod(path, OWNER_ONLY.folder, open)
  } else if (found.isFile()) {
    chmod(path, OWNER_ONLY.file, open)
  }
}

function chmod(path: string, mode: number, open: string[]): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    // SQLite removes its side files when another process is the last to leave.
    if (codeOf(error) !== 'ENOENT') open.push(path)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: 'a file stands where the folder should be',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'there is no space left',
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const reasonOf = (error: unknown): string =>
  REASONS[codeOf(error)] ?? `no folder can be made there (${codeOf(error) || String(error)})`
