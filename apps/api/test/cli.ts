import { execFile } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { databaseFile, openDataDir } from '#db/engine/sqlite/open.ts'
import { newDataDir } from './data-dir.ts'
import { findProgram } from './program.ts'

/** The operator's commands on a data folder; each is a process of its own. */
export function newCli(dataDir: string, environment: Readonly<Record<string, string>> = {}) {
  return async (...words: string[]) => {
    const program = await findProgram()
    const env = { ...program.environment, DATA_DIR: dataDir, ...environment }
    return promisify(execFile)(process.execPath, [program.cli, ...words], {
      env,
      maxBuffer: 32 * 1024 * 1024,
    })
  }
}

/** A migrated data folder that this process has open, and the operator's commands beside it. */
export function newOperator(environment?: Readonly<Record<string, string>>) {
  const dataDir = newDataDir()
  copyFileSync(inject('migrated'), databaseFile(dataDir))
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  return { dataDir, store, cli: newCli(dataDir, environment) }
}
