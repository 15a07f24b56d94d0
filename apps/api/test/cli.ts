import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { findProgram } from './program.ts'

/** Creates a runner of operator commands on a data folder, each in a process of its own. */
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

/** Starts a command that the test will kill. */
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
