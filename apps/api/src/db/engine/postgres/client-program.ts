// cspell:ignore PGDATABASE PGHOST PGPASSWORD PGPORT PGUSER sslcert sslkey sslmode sslrootcert
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { CopyError } from '../copied-database.ts'

/** Programs of PostgreSQL that have to be on the PATH. */
export type ClientProgram = 'pg_dump' | 'pg_restore'

/** Connection settings that the programs read from variables of their own. */
const SSL = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const

/** The programs' equivalent of `sslmode=no-verify`. */
const UNVERIFIED = 'require'

/** The connection as variables of PostgreSQL's programs: others could see a password on the command line. */
function createEnvironment(url: string, { host, port, user, password, database }: Client): NodeJS.ProcessEnv {
  const { searchParams } = new URL(url)
  const ssl = SSL.flatMap((name) => {
    const value = searchParams.get(name)
    return value === null ? [] : [[`PG${name.toUpperCase()}`, value === 'no-verify' ? UNVERIFIED : value]]
  })
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    ...(user !== undefined && { PGUSER: user }),
    ...(password !== null && password !== undefined && { PGPASSWORD: password }),
    ...(database !== undefined && { PGDATABASE: database }),
    ...Object.fromEntries(ssl),
  }
}

/** Throws a CopyError unless a program exists and is at least of the server's version. */
export async function requireProgram(program: ClientProgram, client: Client): Promise<void> {
  const child = spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const said = text(child.stdout)
  await once(child, 'close').catch((error: unknown) => {
    throw new CopyError(
      `\`${program}\` is not there. Install the client programs of PostgreSQL, and put them on PATH`,
      { cause: error },
    )
  })
  const version = Number(/\d+/.exec(await said)?.[0])
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const server = rows[0]?.version ?? 0
  if (version >= server) return
  throw new CopyError(
    `\`${program}\` is of PostgreSQL ${version}, and the server of ${server}. Put the client programs of ${server} or later on PATH`,
  )
}

interface Run {
  readonly url: string
  /** A connection to the same database. */
  readonly client: Client
  readonly input?: AsyncIterable<Uint8Array>
  readonly signal?: AbortSignal | undefined
}

/** Runs a program on a database until it ends; throws a CopyError with its error output. */
export async function runProgram(
  program: ClientProgram,
  words: readonly string[],
  { url, client, input, signal }: Run,
): Promise<void> {
  signal?.throwIfAborted()
  const child = spawn(program, words, {
    env: createEnvironment(url, client),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(signal && { signal }),
  })
  const complaint = text(child.stderr)
  const closed = once(child, 'close') as Promise<[code: number | null]>
  // It may fail while the input is still being read.
  closed.catch(() => undefined)
  let failure: unknown
  // A program that has ended reads no more input; its exit code explains why.
  if (input)
    await pipeline(input, child.stdin).catch((error: unknown) => {
      failure = error
    })
  else child.stdin.end()
  const [code] = await closed.catch((error: unknown) => {
    signal?.throwIfAborted()
    throw error
  })
  if (code !== 0)
    throw new CopyError(`\`${program}\` ended with ${code}: ${summarize(await complaint)}`, {
      cause: failure,
    })
  if (failure !== undefined) throw failure
}

/** Summarizes a program's errors without the failed statements. */
function summarize(complaint: string): string {
  const lines = complaint.split('\n').filter((line) => line.trim() !== '')
  const said = lines.filter((line) => line.includes('error:') || line.includes('FATAL:'))
  return (said.length > 0 ? said : lines).slice(0, MAX_LINES).join('\n').trim()
}

const MAX_LINES = 3
