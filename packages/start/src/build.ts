import { text } from 'node:stream/consumers'
import type { Processes } from './processes.ts'

const TURBO = 'node_modules/turbo/bin/turbo'
const OPTIONS = [
  '--filter=@portal/api',
  '--filter=@portal/web',
  '--env-mode=loose',
  '--output-logs=errors-only',
]
/** Settings that silence turbo's own messages. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }

/** Builds both apps, or restores an earlier build of the same files. Resolves to the error output; null on success. */
export async function build(processes: Processes, root: string): Promise<string | null> {
  const { child, ended } = processes.start({
    args: [TURBO, 'run', 'build', ...OPTIONS],
    folder: root,
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const [code, ...written] = await Promise.all([ended, ...outputs])
  if (code === 0) return null
  return [...written, ...(child.signalCode === null ? [] : [`Ended by ${child.signalCode}. `])].join('')
}
