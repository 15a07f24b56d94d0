import { destination as openDestination, pino, symbols, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { batchedLines } from './batched-lines.ts'

/** Never in a log, wherever an object that carries them is logged. */
const SECRETS = ['cookie', 'authorization', 'set-cookie', 'password', 'password_hash', 'token', 'sessionId']

/** One JSON line per event; requests by id, without what they carried. */
export function makeLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardOutput(),
): Logger {
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return pino({ level: logLevel, redact: { paths, censor: '[redacted]' } }, destination)
}

/** Whatever ends the process, its last lines are written before. */
function standardOutput(): DestinationStream {
  const lines = batchedLines(openDestination({ dest: 1, sync: true }))
  process.on('exit', () => lines.flushSync())
  return lines
}

/** What pino keeps of a logger: where its lines go, and the fields that stand in each. */
interface LoggerState {
  readonly [symbols.streamSym]: DestinationStream
  readonly [symbols.chindingsSym]: string
}

/**
 * Writes lines of the level `info` whose fields are JSON already (`"a":1,"b":2`), in the log's own form and at a third
 * of its cost. Nothing looks for secrets in them.
 */
export function infoWriter(log: Logger): (fields: string) => void {
  if (!log.isLevelEnabled('info')) return () => undefined
  const { [symbols.streamSym]: stream, [symbols.chindingsSym]: bindings } = log as Logger & LoggerState
  const beginning = `{"level":${pino.levels.values['info']},"time":`
  return (fields) => stream.write(`${beginning}${Date.now()}${bindings},${fields}}\n`)
}
