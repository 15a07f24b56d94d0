import { getCurrentLogFields } from '@portal/server/requests'
import { destination as openDestination, pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { createBatchedStream } from './batched-lines.ts'

/** Redacted in every logged object. */
const REDACTED_FIELDS = [
  'cookie',
  'authorization',
  'set-cookie',
  'password',
  'password_hash',
  'token',
  'sessionId',
]

/** Creates a log of one JSON line per event; each line of a request has its id, and none of its content. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = createStandardOutput(),
): Logger {
  const paths = REDACTED_FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return pino(
    { level: logLevel, redact: { paths, censor: '[redacted]' }, mixin: getCurrentLogFields },
    destination,
  )
}

/** Buffers standard output, which is flushed before the process ends. */
function createStandardOutput(): DestinationStream {
  const lines = createBatchedStream(openDestination({ dest: 1, sync: true }))
  process.on('exit', () => lines.flushSync())
  return lines
}
