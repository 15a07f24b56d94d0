import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import { pino } from 'pino'
import { expect } from 'vitest'
import { buildApp } from '#app.ts'
import type { Config } from '#config/config.ts'
import type { AppContext } from '#context.ts'
import type { Disk } from '#storage/disk.ts'
import type { UploadBounds } from '#http/bodies/large-body.ts'
import { createClockGuard } from '#jobs/clock-guard.ts'
import { readGuides } from '#features/guides/read-guides.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { createFolderStore } from '#media/store/folder-store.ts'
import { NO_METRICS, type Metrics } from '#metrics/metrics.ts'
import { NO_TRACING, type Tracing } from '@portal/server/tracing'
import { EDITORIAL_FOLDER } from '#package-files/editorial.ts'
import { addCast, CAST, PASSWORD, type CastMember } from './cast.ts'
import { callAt, expectContract } from './contract.ts'
import type { OnEnd } from './file-end.ts'
import { borrow, type Reusable } from './reuse.ts'
import { newStore, type TestStore } from './new-store.ts'
import { onRunFinished } from './run-end.ts'

/** When tests take place, unless they say otherwise. */
export const NOW = Date.UTC(2026, 10, 20, 5, 0, 0)

interface NewApp {
  readonly now?: () => number
  readonly config?: Partial<Config>
  readonly log?: AppContext['log']
  /** What stands in place of the media folder of its own. */
  readonly media?: (own: FileStore) => FileStore
  readonly uploads?: UploadBounds
  /** The database; one of its own unless given. */
  readonly store?: TestStore
  /** A digest of the build. */
  readonly build?: string
  /** Whether it describes itself at /api/docs. */
  readonly hasReference?: boolean
  /** True for what a process holds in memory, or a test that adds to the app: no other test has it. */
  readonly isOwn?: true
  /** Milliseconds that a write waits for another process's lock. */
  readonly lockWait?: number
  readonly disk?: Disk
  readonly metrics?: Metrics
  readonly tracing?: Tracing
}

/** What the process measures of itself. */
type Load = ReturnType<FastifyInstance['memoryUsage']>

type Request = InjectOptions & { readonly url: string }
type Cookies = Record<string, string>

/**
 * The whole API on a database of its own. `inject` holds each answer of a contract's call against its schema, which
 * `app.inject` does not.
 */
export interface TestApp {
  readonly app: FastifyInstance
  readonly context: AppContext
  readonly store: TestStore
  readonly ids: Readonly<Record<CastMember, number>>
  readonly inject: (options: Request) => Promise<Response>
  readonly get: (url: string, cookies?: Cookies) => Promise<Response>
  /** Signs a cast member in; answers the cookies to send along. */
  readonly signIn: (member: CastMember) => Promise<Cookies>
}

export const CONFIG: Config = {
  dataDir: '/nowhere',
  databaseUrl: null,
  objectStore: null,
  port: 3001,
  host: '127.0.0.1',
  trustedProxy: '127.0.0.1',
  demo: false,
  isDemoPublic: false,
  runsJobs: true,
  sessionSecrets: ['a secret for tests that is long enough'],
  publicUrl: 'http://localhost:3000',
  https: false,
  contactEmail: 'contact@portal.test',
  smtp: null,
  identityProvider: null,
  waysToPay: [],
  stripe: null,
  rateLimitScale: 1,
  shutdownDelay: 0,
  logLevel: 'silent',
  metrics: null,
  tracing: null,
}

/** Half empty. */
export const LARGE_DISK: Disk = {
  space: () => Promise.resolve({ free: 50e9, total: 100e9 }),
  probe: () => Promise.resolve(),
  markSuspect: () => undefined,
  isSuspect: false,
}

/** The country guides that ship, read once for all portals of a file of tests. */
export const GUIDES = readGuides(EDITORIAL_FOLDER)

/** A process that has nothing to do, however busy the machine is with other tests. */
export const IDLE: Load = { heapUsed: 0, rssBytes: 0, eventLoopDelay: 0, eventLoopUtilized: 0 }

/** The whole API with a database, and what tests turn of it. */
interface Portal extends Reusable {
  readonly app: FastifyInstance
  readonly context: AppContext
  readonly store: TestStore
  setClock(now: () => number): void
  /** What its log says to be wrong. */
  readonly noise: string[]
}

/** Settings that name a server which a test has started. */
const SERVERS = ['databaseUrl', 'identityProvider', 'objectStore', 'smtp'] as const

/**
 * The API for one test. Tests of a file that ask for no more than a clock and settings use one after the other, each with a
 * database as it is when it was migrated.
 */
export async function newApp({ now = () => NOW, ...options }: NewApp = {}): Promise<TestApp> {
  const { config, hasReference, ...parts } = options
  const isShared =
    Object.values(parts).every((part) => part === undefined) && !SERVERS.some((name) => config?.[name])
  const { app, context, store, noise, setClock } = isShared
    ? await borrow(JSON.stringify({ config, hasReference }), () => buildSharedPortal(options))
    : await buildPortal(options, onRunFinished)
  setClock(now)
  // What the framework complains of is a mistake of ours, even where the answer was right.
  onRunFinished(() => expect(noise.splice(0).filter((line) => line.includes('FST_ERR_REP'))).toEqual([]))
  const ids = await addCast(store, now())

  const inject = async (request: Request) => {
    const response = await app.inject(request)
    const call = callAt(request.method ?? 'GET', request.url)
    if (call) expectContract(call, response)
    return response
  }
  return {
    app,
    context,
    store,
    ids,
    inject,
    get: (url, cookies = {}) => inject({ method: 'GET', url, cookies }),
    async signIn(member) {
      const payload = { email: CAST[member].email, password: PASSWORD }
      const response = await inject({ method: 'POST', url: '/api/auth/sign-in', payload })
      return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
    },
  }
}

async function buildSharedPortal(options: NewApp): Promise<Portal> {
  const ends: Parameters<OnEnd>[0][] = []
  const portal = await buildPortal(options, (end) => ends.push(end))
  // A test that adds to it has to build its own.
  await portal.app.ready()
  return {
    ...portal,
    async end() {
      for (const end of ends.toReversed()) await end()
    },
  }
}

async function buildPortal(
  {
    config,
    log,
    media = (own) => own,
    uploads,
    store: given,
    build = 'the build of the tests',
    hasReference = false,
    lockWait,
    disk = LARGE_DISK,
    metrics = NO_METRICS,
    tracing = NO_TRACING,
  }: NewApp,
  onEnd: OnEnd,
): Promise<Omit<Portal, 'end'>> {
  const store = given ?? (await newStore(lockWait === undefined ? {} : { lockWait }, onEnd))
  const noise: string[] = []
  const ownLog = log ?? pino({ level: 'warn' }, { write: (line) => void noise.push(line) })
  let readClock = () => NOW
  const now = () => readClock()
  const newClockGuard = () => createClockGuard({ store, now, log: ownLog })
  let clock = newClockGuard()
  const folder = newFolder(onEnd)
  const context: AppContext = {
    config: { ...CONFIG, ...config },
    store,
    media: media(createFolderStore(join(folder, 'media'))),
    disk,
    metrics,
    tracing,
    now,
    randomBytes,
    log: ownLog,
    clock: {
      check: () => clock.check(),
      isAhead: () => clock.isAhead(),
      leap: () => clock.leap(),
      trustedNow: () => clock.trustedNow(),
    },
  }
  const app = await buildApp(context, { build, guides: GUIDES, hasReference, ...(uploads && { uploads }) })
  app.memoryUsage = () => IDLE
  let isClosed = false
  app.addHook('onClose', async () => {
    isClosed = true
  })
  onEnd(() => app.close())
  return {
    app,
    context,
    store,
    noise,
    setClock(next) {
      readClock = next
    },
    async reset() {
      if (isClosed || app.server.listening) return false
      await app.flush()
      app.clearLimitCounts()
      clock = newClockGuard()
      rmSync(join(folder, 'media'), { recursive: true, force: true })
      return store.reset()
    },
  }
}

function newFolder(onEnd: OnEnd): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-data-'))
  onEnd(() => rmSync(folder, { recursive: true }))
  return folder
}
