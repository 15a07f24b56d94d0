import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian keeps the programs of PostgreSQL 15. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** A PostgreSQL server in a folder of its own, which no network reaches. */
interface PostgresServer {
  readonly socketFolder: string
  /** The address of one of its databases. */
  url(database: string): string
  stop(): Promise<void>
}

/** Texts sort otherwise than their bytes unless a column says so, as on many servers. */
const CLUSTER = [
  '--username=portal',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=en',
  '--no-sync',
]

/** Starts a server whose files need not survive a power cut; the caller stops it. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(join(PROGRAMS, program), ['-D', data, ...parameters], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
  run('initdb', ...CLUSTER)
  const settings = `-c fsync=off -c listen_addresses= -k ${folder}`
  run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  return {
    socketFolder: folder,
    url: (database) => `postgres:///${database}?host=${encodeURIComponent(folder)}&user=portal`,
    async stop() {
      run('pg_ctl', '-w', '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true })
    },
  }
}

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
