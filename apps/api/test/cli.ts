import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished } from 'vitest'
import { databaseFile, openDataDir } from '#db/engine/sqlite/open.ts'
import { newDataDir } from './data-dir.ts'
import { findProgram } from './program.ts'
import { reverseUnordered } from './stores/unordered-reversed.ts'

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

/** Starts a command that is to be killed. */
export async function startCommand(
  dataDir: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const program = await findProgram()
  const child = spawn(process.execPath, [program.cli, ...words], {
    env: { ...program.environment, DATA_DIR: dataDir, ...environment },
    stdio: 'ignore',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  return {
    async kill() {
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
    },
  }
}

/** A migrated data folder that this process has open, and the operator's commands beside it. */
export function newOperator(environment?: Readonly<Record<string, string>>) {
  const dataDir = newDataDir()
  copyFileSync(inject('migrated'), databaseFile(dataDir))
  const store = reverseUnordered(openDataDir(dataDir))
  onTestFinished(() => store.close())
  return { dataDir, store, cli: newCli(dataDir, environment) }
}
