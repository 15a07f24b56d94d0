import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findPostgres } from './postgres-binaries.ts'

/** A PostgreSQL server in a folder of its own, without a network port. */
export interface PostgresServer {
  /** The folder of its socket. */
  readonly socketFolder: string
  /** Returns the URL of one of its databases. */
  url(database: string): string
  /** Ends it at once, as a power cut does; with SIGKILL its other processes are not notified. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Whether it has ended. */
  hasEnded(): boolean
  /** Starts it again after it was killed or ended by itself. */
  restart(): Promise<void>
  /** Ends it and deletes its folder. */
  stop(): Promise<void>
}

const SETTINGS = {
  listen_addresses: '',
  max_connections: '300',
  shared_buffers: '64MB',
  unix_socket_permissions: '0700',
} as const

/** Settings of tests, whose data need not survive a power cut. */
const FOR_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
} as const

interface ServerOptions {
  /** Replaces the settings of tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** The folder in which its folder is created. */
  readonly parent?: string
  /** The server that it is a standby of. */
  readonly primary?: PostgresServer
}

/** Texts sort in another order than their bytes, as on many servers, unless a column says otherwise. */
const CLUSTER = [
  '--username=portal',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=en',
  '--no-sync',
  '--no-instructions',
]

/** Ends the server when the process that started both is gone, and its end of the pipe with it. */
const WATCHDOG = `
  read -r _
  kill -INT "$1"
  while kill -0 "$1" 2>/dev/null; do sleep 0.1; done
  rm -rf "$2"`

/** Options of a standby's base backup. */
const STANDBY = ['--username=portal', '--write-recovery-conf', '--checkpoint=fast', '--no-sync']

const POLL_AFTER = 20
/** Milliseconds within which processes of a killed server end, which prevent the next start. */
const LEFT_OVER_FOR = 10_000

const run = promisify(execFile)

/** Starts a server; it ends whenever this process does. */
export async function startPostgres({
  settings = FOR_TESTS,
  parent = tmpdir(),
  primary,
}: ServerOptions = {}): Promise<PostgresServer> {
  const binaries = findPostgres()
  const user = serverUser()
  const folder = mkdtempSync(join(parent, 'portal-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const url = (database: string) =>
    `postgres:///${encodeURIComponent(database)}?host=${encodeURIComponent(folder)}&user=portal`
  const [program, ...words] = primary
    ? ['pg_basebackup', `--host=${primary.socketFolder}`, ...STANDBY]
    : ['initdb', ...CLUSTER]
  await run(join(binaries, program), [`--pgdata=${data}`, ...words], { ...user, cwd: folder })

  let server: ChildProcess
  let watchdog: ChildProcess

  async function start(): Promise<void> {
    const log = openSync(join(folder, 'log'), 'a')
    const all = Object.entries({ ...SETTINGS, ...settings, unix_socket_directories: folder })
    const parameters = ['-D', data, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    const options = { ...user, cwd: folder, detached: true } as const
    server = spawn(join(binaries, 'postgres'), parameters, { ...options, stdio: ['ignore', log, log] })
    closeSync(log)
    watchdog = spawn('sh', ['-c', WATCHDOG, 'watchdog', String(server.pid), folder], {
      ...options,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    while (!(await isReady(url('postgres')))) {
      if (hasEnded(server)) {
        await kill(watchdog, 'SIGKILL')
        throw new Error(readFileSync(join(folder, 'log'), 'utf8'))
      }
      await sleep(POLL_AFTER)
    }
  }

  async function restart(): Promise<void> {
    await kill(watchdog, 'SIGKILL')
    const deadline = performance.now() + LEFT_OVER_FOR
    for (;;)
      try {
        return await start()
      } catch (error) {
        if (performance.now() > deadline) throw error
        await sleep(POLL_AFTER)
      }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    await kill(watchdog, 'SIGKILL')
    await kill(server, signal)
  }

  await start()
  return {
    socketFolder: folder,
    url,
    kill: (signal = 'SIGQUIT') => end(signal),
    hasEnded: () => hasEnded(server),
    restart,
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so an unprivileged account runs it. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('nobody:'))
      ?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

async function isReady(url: string): Promise<boolean> {
  const client = new Client(url)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Returns the process id of a server. */
export const getPid = ({ socketFolder }: PostgresServer): number =>
  Number(readFileSync(join(socketFolder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
