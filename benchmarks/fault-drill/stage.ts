import { join } from 'node:path'
import { createPostgresStore } from '@portal/api/src/db/engine/postgres/open.ts'
import { prepareDatabase } from '@portal/api/src/preparation/prepare-database.ts'
import { addCast } from '@portal/api/test/cast.ts'
import { startApp, getStartCommand } from '../shared/app-process.ts'
import type { OnEnd } from '@portal/api/test/file-end.ts'
import { startPostgres, type PostgresServer } from '@portal/api/test/postgres-server.ts'
import { newDataDir } from '@portal/api/test/data-dir.ts'
import { startServer } from '@portal/api/test/process.ts'
import { newS3 } from '@portal/api/test/s3.ts'
import { startSmtp, type ReceivedMail } from '@portal/api/test/smtp.ts'
import { administerDatabase } from '@portal/api/test/postgres-database.ts'
import { setTimeout } from 'node:timers/promises'
import { createFalseClock, type FalseClock } from './false-clock.ts'
import { createForwarder, type Forwarder } from '@portal/api/test/forwarder.ts'

const MAIN = getStartCommand('api').script
const DATABASE = 'portal'
/** Acknowledged writes must survive a crash. */
const SETTINGS = { synchronous_commit: 'on' }
/** The mail server's delay for each mail, so that some are always in flight. */
const MAIL_DELAY_MS = 50

export type Api = Awaited<ReturnType<typeof startServer>>

export interface StageOptions {
  /** Whether photos are in S3. */
  readonly hasS3?: boolean
  /** The parent of PostgreSQL's folder. */
  readonly postgresIn?: string
  /** Additional settings of PostgreSQL. */
  readonly postgresSettings?: Readonly<Record<string, string>>
  /** Whether the second API process has a clock that the case sets. */
  readonly hasFalseClock?: boolean
}

/** A portal of two API processes and a web server, with everything that they need, on this machine. */
export interface Stage {
  /** When it was created: nothing in its database is older. Milliseconds since 1970. */
  readonly openedAt: number
  readonly apis: readonly [Api, Api]
  /** The address of the web server, which uses the first API process, or the one with a false clock. */
  readonly web: string
  readonly postgres: PostgresServer
  /** Between the API processes and PostgreSQL. */
  readonly forwarder: Forwarder
  readonly s3: Awaited<ReturnType<typeof newS3>> | null
  /** Of the second API process. */
  readonly clock: FalseClock | null
  /** The mails that the mail server received. */
  readonly mails: readonly ReceivedMail[]
  /** Starts another API process on the same database, from the build unless `main` is another start file. */
  readonly startApi: (environment?: Readonly<Record<string, string>>, main?: string) => Promise<Api>
  readonly onEnd: OnEnd
}

/** The path of a PostgreSQL server's socket. */
export const getSocket = ({ socketFolder }: PostgresServer): string => join(socketFolder, '.s.PGSQL.5432')

/** The URL of the portal's database at a server directly, not through the forwarder. */
export const getDatabaseUrl = (server: PostgresServer): string => server.url(DATABASE)

export async function createStage(
  { hasS3 = false, postgresIn, postgresSettings, hasFalseClock = false }: StageOptions,
  onEnd: OnEnd,
): Promise<Stage> {
  const openedAt = Date.now()
  const clock = hasFalseClock ? createFalseClock(onEnd) : null
  const postgres = await startPostgres({
    settings: { ...SETTINGS, ...postgresSettings },
    ...(postgresIn !== undefined && { parent: postgresIn }),
  })
  onEnd(() => postgres.stop())
  await prepare(postgres)
  const forwarder = await createForwarder(getSocket(postgres))
  onEnd(() => forwarder.close())
  const s3 = hasS3 ? await newS3(onEnd) : null
  const { received: mails, smtp } = await startSmtp(
    { message: () => setTimeout(MAIL_DELAY_MS, undefined) },
    onEnd,
  )
  const environment = {
    DATABASE_URL: `postgres://portal@127.0.0.1:${forwarder.port}/${DATABASE}`,
    SESSION_SECRET: 'a secret of thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    RATE_LIMIT_SCALE: '1000000',
    ...s3?.environment,
  }
  const startApi: Stage['startApi'] = (more, main = MAIN) =>
    startServer({ ...environment, DATA_DIR: newDataDir(onEnd), ...more }, main, onEnd)
  const apis = [await startApi(), await startApi(clock?.environment)] as const
  const web = await startApp('web', { WEB_API_URL: (clock ? apis[1] : apis[0]).url, LOG_LEVEL: 'silent' })
  onEnd(async () => void (await web.stop()))
  return { openedAt, apis, web: web.origin, postgres, forwarder, s3, clock, mails, startApi, onEnd }
}

async function prepare(postgres: PostgresServer): Promise<void> {
  await administerDatabase(postgres.url('postgres'), `create database "${DATABASE}"`)
  const store = await createPostgresStore(getDatabaseUrl(postgres), { statementTimeoutMs: 0 })
  await prepareDatabase(store, { publicUrl: 'http://localhost:3000' })
  await addCast(store, Date.now())
  await store.close()
}
