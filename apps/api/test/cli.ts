import { execFile } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { databaseFile, openDataDir } from '#db/engine/sqlite/open.ts'
import { newDataDir } from './data-dir.ts'
import { INHERITED } from './process.ts'

/** The file that runs a command. */
export const CLI = join(import.meta.dirname, '../src/cli/main.ts')

/** The operator's commands on a data folder; each is a process of its own. */
export function newCli(dataDir: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { ...INHERITED, DATA_DIR: dataDir, ...environment }
  return (...words: string[]) =>
    promisify(execFile)(process.execPath, [CLI, ...words], { env, maxBuffer: 32 * 1024 * 1024 })
}

/** A migrated data folder that this process has open, and the operator's commands beside it. */
export function newOperator(environment?: Readonly<Record<string, string>>) {
  const dataDir = newDataDir()
  copyFileSync(inject('migrated'), databaseFile(dataDir))
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  return { dataDir, store, cli: newCli(dataDir, environment) }
}
