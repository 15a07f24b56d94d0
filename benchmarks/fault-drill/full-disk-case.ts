import { execFile } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { administerDatabase } from '@portal/api/test/postgres-database.ts'
import type { PostgresServer } from '@portal/api/test/postgres-server.ts'
import type { FaultCase } from './fault-case.ts'
import { Skip } from './skip.ts'
import type { Api, Stage } from './stage.ts'

/** The size of PostgreSQL's disk, which is in memory. */
const SIZE = '256m'
/** A small enough write-ahead log for the disk. */
const SETTINGS = { min_wal_size: '32MB', max_wal_size: '64MB' }
const FULL_MS = 6_000
/** The chunk sizes, in bytes: first large, then small to fill the rest. */
const PIECES = [1024 * 1024, 4096]
/** How long the server may take to end, which it does without space for its log. */
const END_TIMEOUT_MS = 1_000
const POLL_INTERVAL_MS = 20
/** Within this time a process has retried a write. */
const READY_TIMEOUT_MS = 5_000

const run = promisify(execFile)

/** Mounts a separate disk for one case. */
async function mountDisk(onEnd: Stage['onEnd']): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'))
  onEnd(() => rmdirSync(folder))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', folder]).catch(() => {
    throw new Skip('a small disk is mounted by root alone')
  })
  onEnd(async () => void (await run('umount', [folder])))
  return folder
}

/** Writes a file until the disk is full. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  for (const size of PIECES)
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  closeSync(descriptor)
}

/** Restarts a server that has ended, as its operator does, and waits until it responds. */
async function restartIfEnded(postgres: PostgresServer): Promise<void> {
  await setTimeout(END_TIMEOUT_MS)
  if (postgres.hasEnded()) await postgres.restart()
  while (!(await isResponding(postgres))) await setTimeout(POLL_INTERVAL_MS)
}

const isResponding = (postgres: PostgresServer): Promise<boolean> =>
  administerDatabase(postgres.url('postgres'), 'select 1').then(
    () => true,
    () => false,
  )

const isReady = async ({ url }: Api): Promise<boolean> => (await fetch(`${url}/api/health/ready`)).ok

export const FULL_DISK: FaultCase = {
  name: 'the disk of PostgreSQL is full',
  options: async (onEnd) => ({ postgresIn: await mountDisk(onEnd), postgresSettings: SETTINGS }),
  // Insufficient storage.
  allowedStatuses: [507],
  async run({ apis, postgres }, { results }) {
    const file = join(postgres.socketFolder, '..', 'filling')
    const before = results.length
    fill(file)
    await setTimeout(FULL_MS)
    const readyWhileFull = await Promise.all(apis.map(isReady))
    const isRefused = results.slice(before).some(({ status }) => status === 503 || status === 507)
    rmSync(file)
    await restartIfEnded(postgres)
    const since = performance.now()
    await setTimeout(READY_TIMEOUT_MS)
    const readyAgain = await Promise.all(apis.map(isReady))
    const expectations = [
      { what: 'writes are refused while the disk is full', isMet: isRefused },
      {
        what: 'no process says that it is ready while the disk is full',
        isMet: !readyWhileFull.some(Boolean),
      },
      { what: 'each says that it is ready afterwards', isMet: readyAgain.every(Boolean) },
    ]
    return { since, apis, postgres, expectations }
  },
}
