import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const CLI = join(import.meta.dirname, '../../api/dist/cli.js')

/** Runs an operator's command on a portal's data; returns its output. */
export async function runCommand(
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...environment }
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { env, maxBuffer: 2 ** 24 })
  return stdout
}
