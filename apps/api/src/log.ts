import { pino, type DestinationStream } from 'pino'
import type { AppContext } from './context.ts'
import type { Config } from './config.ts'

/** Never in a log, wherever an object that carries them is logged. */
const SECRETS = ['cookie', 'authorization', 'set-cookie', 'password', 'password_hash', 'token', 'sessionId']

/** One JSON line per event; requests by id, without what they carried. */
export function makeLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): AppContext['log'] {
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const options = { level: logLevel, redact: { paths, censor: '[redacted]' } }
  return destination ? pino(options, destination) : pino(options)
}
