import { destination as openDestination, pino, type DestinationStream } from 'pino'
import type { AppContext } from './context.ts'
import type { Config } from './config.ts'
import { batchedLines } from './batched-lines.ts'

/** Never in a log, wherever an object that carries them is logged. */
const SECRETS = ['cookie', 'authorization', 'set-cookie', 'password', 'password_hash', 'token', 'sessionId']

/** One JSON line per event; requests by id, without what they carried. */
export function makeLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardOutput(),
): AppContext['log'] {
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return pino({ level: logLevel, redact: { paths, censor: '[redacted]' } }, destination)
}

/** Whatever ends the process, its last lines are written before. */
function standardOutput(): DestinationStream {
  const lines = batchedLines(openDestination({ dest: 1, sync: true }))
  process.on('exit', () => lines.flushSync())
  return lines
}
