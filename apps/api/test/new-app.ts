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

/** The default time of tests. */
export const NOW = Date.UTC(2026, 10, 20, 5, 0, 0)

interface NewApp {
  readonly now?: () => number
  readonly config?: Partial<Config>
  readonly log?: AppContext['log']
  /** Replaces the media folder. */
  readonly media?: (own: FileStore) => FileStore
  readonly uploads?: UploadBounds
  /** The database; by default a new one. */
  readonly store?: TestStore
  /** A digest of the build. */
  readonly build?: string
  /** Whether the API reference is served at /api/docs. */
  readonly hasReference?: boolean
  /** True for tests of a process's memory, or that add to the app: the app is not shared with other tests. */
  readonly isOwn?: true
  /** Milliseconds that a write waits for another process's lock. */
  readonly lockTimeoutMs?: number
  readonly disk?: Disk
  readonly metrics?: Metrics
  readonly tracing?: Tracing
}

/** The load that the process measures. */
type Load = ReturnType<FastifyInstance['memoryUsage']>

type Request = InjectOptions & { readonly url: string }
type Cookies = Record<string, string>

/**
 * The whole API on a separate database. `inject` validates each response to a call of the contract, which `app.inject` does
 * not.
 */
export interface TestApp {
  readonly app: FastifyInstance
  readonly context: AppContext
  readonly store: TestStore
  readonly ids: Readonly<Record<CastMember, number>>
  readonly inject: (options: Request) => Promise<Response>
  readonly get: (url: string, cookies?: Cookies) => Promise<Response>
  /** Signs a cast member in; returns the cookies. */
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
  shutdownDelaySeconds: 0,
  logLevel: 'silent',
  metrics: null,
  tracing: null,
}

/** A disk that is half empty. */
export const LARGE_DISK: Disk = {
  space: () => Promise.resolve({ free: 50e9, total: 100e9 }),
  probe: () => Promise.resolve(),
  markSuspect: () => undefined,
  isSuspect: false,
}

/** The country guides that ship, read once for all portals of a test file. */
export const GUIDES = readGuides(EDITORIAL_FOLDER)

/** An idle process, even if other tests keep the machine busy. */
export const IDLE: Load = { heapUsed: 0, rssBytes: 0, eventLoopDelay: 0, eventLoopUtilized: 0 }

/** The whole API with a database, and what tests can change. */
interface Portal extends Reusable {
  readonly app: FastifyInstance
  readonly context: AppContext
  readonly store: TestStore
  setClock(now: () => number): void
  /** Warnings and errors in its log. */
  readonly noise: string[]
}

/** Settings of servers that a test has started. */
const SERVERS = ['databaseUrl', 'identityProvider', 'objectStore', 'smtp'] as const

/**
 * Creates the API for one test. Tests of a file that only set a clock and settings reuse one portal, whose database is
 * reset for each.
 */
export async function newApp({ now = () => NOW, ...options }: NewApp = {}): Promise<TestApp> {
  const { config, hasReference, ...parts } = options
  const isShared =
    Object.values(parts).every((part) => part === undefined) && !SERVERS.some((name) => config?.[name])
  const { app, context, store, noise, setClock } = isShared
    ? await borrow(JSON.stringify({ config, hasReference }), () => buildSharedPortal(options))
    : await buildPortal(options, onRunFinished)
  setClock(now)
  // Warnings of the framework are mistakes of ours, even if the response was right.
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
  // A test that adds routes needs an app of its own.
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
    lockTimeoutMs,
    disk = LARGE_DISK,
    metrics = NO_METRICS,
    tracing = NO_TRACING,
  }: NewApp,
  onEnd: OnEnd,
): Promise<Omit<Portal, 'end'>> {
  const store = given ?? (await newStore(lockTimeoutMs === undefined ? {} : { lockTimeoutMs }, onEnd))
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
