import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const CLI = join(import.meta.dirname, '../../api/dist/cli.js')

/** Runs a command of the operator's on a portal's data; answers what it prints. */
export async function runCommand(
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...environment }
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { env, maxBuffer: 2 ** 24 })
  return stdout
}
