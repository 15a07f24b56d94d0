import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigError } from './config-error.ts'

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
    mkdirSync(folder)
  } catch (error) {
    // Another process was a moment earlier.
    if (codeOf(error) !== 'EEXIST') throw error
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
