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

/** Of the disk of PostgreSQL, a part of memory. */
const SIZE = '256m'
/** Little enough log that it fits. */
const SETTINGS = { min_wal_size: '32MB', max_wal_size: '64MB' }
const FULL_FOR = 6_000
/** Bytes that are written at once: first many, then the last ones. */
const PIECES = [1024 * 1024, 4096]
/** Milliseconds that the server may take to end by itself, which it does where its log finds no space. */
const ENDS_WITHIN = 1_000
const POLL_AFTER = 20
/** Milliseconds after which a process has tried a write again by itself. */
const READY_WITHIN = 5_000

const run = promisify(execFile)

/** A disk of its own for one case. */
async function mountDisk(onEnd: Stage['onEnd']): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'))
  onEnd(() => rmdirSync(folder))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', folder]).catch(() => {
    throw new Skip('a small disk is mounted by root alone')
  })
  onEnd(async () => void (await run('umount', [folder])))
  return folder
}

/** Writes a file until nothing more fits. */
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

/** Starts a server that has ended, as its operator does, and waits until it takes statements. */
async function revive(postgres: PostgresServer): Promise<void> {
  await setTimeout(ENDS_WITHIN)
  if (postgres.hasEnded()) await postgres.restart()
  while (!(await isAnswering(postgres))) await setTimeout(POLL_AFTER)
}

const isAnswering = (postgres: PostgresServer): Promise<boolean> =>
  administerDatabase(postgres.url('postgres'), 'select 1').then(
    () => true,
    () => false,
  )

const isReady = async ({ url }: Api): Promise<boolean> => (await fetch(`${url}/api/health/ready`)).ok

export const FULL_DISK: FaultCase = {
  name: 'the disk of PostgreSQL is full',
  options: async (onEnd) => ({ postgresIn: await mountDisk(onEnd), postgresSettings: SETTINGS }),
  // Says that there is no space left.
  mayAnswer: [507],
  async run({ apis, postgres }, { answers }) {
    const file = join(postgres.socketFolder, '..', 'filling')
    const before = answers.length
    fill(file)
    await setTimeout(FULL_FOR)
    const readyWhileFull = await Promise.all(apis.map(isReady))
    const isRefused = answers.slice(before).some(({ status }) => status === 503 || status === 507)
    rmSync(file)
    await revive(postgres)
    const since = performance.now()
    await setTimeout(READY_WITHIN)
    const readyAgain = await Promise.all(apis.map(isReady))
    const demands = [
      { what: 'writes are refused while the disk is full', isMet: isRefused },
      {
        what: 'no process says that it is ready while the disk is full',
        isMet: !readyWhileFull.some(Boolean),
      },
      { what: 'each says that it is ready afterwards', isMet: readyAgain.every(Boolean) },
    ]
    return { since, apis, postgres, demands }
  },
}
