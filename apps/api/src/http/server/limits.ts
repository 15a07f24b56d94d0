import type { IncomingMessage } from 'node:http'
import { formatWait } from '@portal/domain/shared'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { AppContext } from '#context.ts'
import { Problem, type ProblemKind } from '#shared/problem.ts'
import { toNetwork, getPeerAddress } from './client-ip.ts'
import { FixedWindowCounter, type Usage } from './fixed-window-counter.ts'
import {
  type CountedBy,
  type Limit,
  type OutcomeLimit,
  LIMITS,
  type LimitName,
  OUTCOME_LIMITS,
  type OutcomeLimitName,
} from './limit-table.ts'

type RawRequest = Pick<IncomingMessage, 'headers' | 'socket'>

declare module 'fastify' {
  interface FastifyInstance {
    limitCounters: Record<LimitName, (request: FastifyRequest) => void>
    /** Counts a read on the fast path; throws beyond the limit. */
    countRead(request: RawRequest, ip: string): void
    /** Runs work unless the limit is used up; it counts by its outcome. */
    withinLimit<Result>(
      name: OutcomeLimitName,
      request: FastifyRequest,
      work: () => Promise<Result>,
    ): Promise<Result>
  }
}

/** Bounds memory: the least recently counted key of a limit is evicted. */
const MAX_KEYS = 20_000

export function addLimits(
  app: FastifyInstance,
  { config, now, metrics }: Pick<AppContext, 'config' | 'now' | 'metrics'>,
): void {
  const { rateLimitScale: scale, trustedProxy } = config
  const openCounter = (name: string, limit: Limit) =>
    createLimitCounter(limit, { scale, now, onRefusal: () => metrics.limitRefused(name) })
  const counts = Object.entries(LIMITS).map(([name, limit]) => [name, openCounter(name, limit)] as const)
  const { reads } = Object.fromEntries(counts) as Record<LimitName, LimitCounter>
  const counters = counts.map(([name, count]) => [name, createRequestCounter(count)])
  const byName = Object.fromEntries(counters) as FastifyInstance['limitCounters']
  app.decorate('countRead', (request, ip) => {
    if (!isFromWebServer(request, trustedProxy)) countOrThrow(reads, toNetwork(ip))
  })
  byName.reads = (request) => app.countRead(request.raw, app.clientIp(request))
  app.decorate('limitCounters', byName)
  const bounds = new Map(
    Object.entries(OUTCOME_LIMITS).map(([name, limit]) => [
      name,
      createOutcomeLimiter(limit, openCounter(name, limit)),
    ]),
  )
  app.decorate('withinLimit', async (name, request, work) => {
    const release = bounds.get(name)?.(request)
    try {
      const result = await work()
      release?.(null)
      return result
    } catch (error) {
      release?.(error)
      throw error
    }
  })
}

/**
 * Reads of the web server for its own pages forward no visitor's address and are not limited here; calls that it forwards
 * have one.
 */
const isFromWebServer = ({ headers, socket }: RawRequest, trustedProxy: string): boolean =>
  headers['x-forwarded-for'] === undefined && getPeerAddress(socket) === trustedProxy

/** Counts a limit by the key of a request. */
interface LimitCounter {
  readonly max: number
  getKey(request: FastifyRequest): string
  add(key: string): Usage
  /** Tells that a request was refused. */
  readonly onRefusal: () => void
  peek(key: string): Usage
}

interface LimitCounterOptions {
  readonly scale: number
  readonly now: () => number
  readonly onRefusal: () => void
}

function createLimitCounter(
  { max, window, by }: Limit,
  { scale, now, onRefusal }: LimitCounterOptions,
): LimitCounter {
  const counter = new FixedWindowCounter(window, MAX_KEYS)
  return {
    max: Math.max(1, Math.round(max * scale)),
    getKey: (request) => keyOf(request, by),
    add: (key) => counter.add(key, now()),
    peek: (key) => counter.peek(key, now()),
    onRefusal,
  }
}

/** Ends the work with its error, or null. */
type Release = (error: unknown) => void

/** Pending work counts until its outcome is known, so that a burst gains nothing. */
function createOutcomeLimiter(limit: OutcomeLimit, count: LimitCounter) {
  const pending = new Map<string, number>()
  const leave = (key: string) => {
    const others = (pending.get(key) ?? 1) - 1
    if (others > 0) pending.set(key, others)
    else pending.delete(key)
  }
  return (request: FastifyRequest): Release => {
    const key = count.getKey(request)
    const ahead = pending.get(key) ?? 0
    const used = count.peek(key)
    if (ahead >= count.max - used.count) throw refuse(count, used)
    pending.set(key, ahead + 1)
    return (error) => {
      if (isCounted(limit, error)) count.add(key)
      leave(key)
    }
  }
}

const isCounted = ({ counts }: OutcomeLimit, error: unknown): boolean =>
  counts === 'what is created'
    ? error === null
    : error instanceof Problem && COUNTED_PROBLEMS[counts].has(error.kind)

const COUNTED_PROBLEMS: Readonly<
  Record<Exclude<OutcomeLimit['counts'], 'what is created'>, ReadonlySet<ProblemKind>>
> = {
  'wrong guesses': new Set(['signed-out', 'not-found']),
  'wrong passwords': new Set(['forbidden']),
  'unreadable files': new Set(['unreadable']),
}

const createRequestCounter = (count: LimitCounter) => (request: FastifyRequest) =>
  countOrThrow(count, count.getKey(request))

function countOrThrow(count: LimitCounter, key: string): void {
  const used = count.add(key)
  if (used.count > count.max) throw refuse(count, used)
}

function refuse({ onRefusal }: LimitCounter, { seconds }: Usage): Problem {
  onRefusal()
  const retryAfter = Math.max(1, seconds)
  const message = `Too many requests from here. Please try again ${formatWait(retryAfter)}`
  return new Problem('too-many', message, { retryAfter })
}

function keyOf(request: FastifyRequest, by: CountedBy): string {
  const ip = toNetwork(request.server.clientIp(request))
  switch (by) {
    case 'ip':
      return ip
    case 'user':
      return String(request.user?.id)
    case 'email':
      return getEmail(request)
    case 'email and ip':
      return `${getEmail(request)} ${ip}`
  }
}

/** The email address in the validated body. */
function getEmail({ body }: FastifyRequest): string {
  if (typeof body !== 'object' || body === null) return ''
  if ('email' in body) return String(body.email)
  return 'submitterEmail' in body ? String(body.submitterEmail) : ''
}

/** Runs work unless one of the limits is used up; each counts by its outcome. */
export function withinLimits<Result>(
  request: FastifyRequest,
  [first, ...others]: readonly OutcomeLimitName[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (first === undefined) return work()
  return request.server.withinLimit(first, request, () => withinLimits(request, others, work))
}

/** The hooks of limits, each at the stage where its key is known. Synchronous, since promises would cost more. */
export function limitHooks(app: FastifyInstance, names: readonly LimitName[]) {
  const hooksBy = (...kinds: CountedBy[]): onRequestHookHandler[] =>
    names
      .filter((name) => kinds.includes(LIMITS[name].by))
      .map((name) => (request, _reply, done) => {
        app.limitCounters[name](request)
        done()
      })
  return {
    onRequest: hooksBy('ip'),
    afterGuards: hooksBy('user'),
    preHandler: hooksBy('email', 'email and ip'),
  }
}
