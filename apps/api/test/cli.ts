import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newDataDir } from './process.ts'

const MAIN = join(import.meta.dirname, '../src/cli/main.ts')

/** The operator's commands on a migrated database of their own; each is a process. */
export async function newCli(dataDir = newDataDir()) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const cli = (...words: string[]) =>
    promisify(execFile)(process.execPath, [MAIN, ...words], { env, maxBuffer: 32 * 1024 * 1024 })
  await cli('migrate')
  return cli
}
