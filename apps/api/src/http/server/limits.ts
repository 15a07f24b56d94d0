import type { IncomingMessage } from 'node:http'
import { formatWait, SECOND } from '@portal/domain/shared'
import { FixedWindowLimit } from '@portal/server/limits'
import { isFromProxy, toNetwork } from '@portal/server/network'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { AppContext } from '#context.ts'
import { Problem, type ProblemKind } from '#shared/problem.ts'
import { getForwardedFor } from './client-ip.ts'
import { runAttempt } from './run-attempt.ts'
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
    /** Resets the counts of this process, as a restart does. */
    clearLimitCounts(): void
    /** Runs work unless the limit is used up; it counts by its outcome, across all processes on the database. */
    withinLimit<Result>(
      name: OutcomeLimitName,
      request: FastifyRequest,
      work: () => Promise<Result>,
    ): Promise<Result>
  }
}

export function addLimits(
  app: FastifyInstance,
  { config, store, now, metrics, log }: Pick<AppContext, 'config' | 'store' | 'now' | 'metrics' | 'log'>,
): void {
  const { rateLimitScale: scale, trustedProxy } = config
  const scaleLimit = <Kind extends Limit>(limit: Kind): Kind => ({
    ...limit,
    max: Math.max(1, Math.round(limit.max * scale)),
  })
  const counts = Object.entries(LIMITS).map(([name, limit]) => {
    const refuse = createRefuse(() => metrics.recordLimitRefusal(name))
    return [name, createLimitCounter(scaleLimit<Limit>(limit), now, refuse)] as const
  })
  const counters = Object.fromEntries(
    counts.map(([name, { count }]) => [name, count]),
  ) as FastifyInstance['limitCounters']
  app.decorate('limitCounters', {
    ...counters,
    reads(request) {
      if (!isFromWebServer(request.raw, trustedProxy)) counters.reads(request)
    },
  })
  app.decorate('clearLimitCounts', () => {
    for (const [, counter] of counts) counter.clear()
  })
  const outcomes = new Map(
    Object.entries(OUTCOME_LIMITS).map(([name, limit]) => {
      const { max, window, by } = scaleLimit<OutcomeLimit>(limit)
      const counter = store.limitCounts.countInWindows({ name, max, window })
      const refuse = createRefuse(() => metrics.recordLimitRefusal(name))
      return [name as OutcomeLimitName, { counter, limit, by, refuse }] as const
    }),
  )
  app.decorate('withinLimit', (name, request, work) => {
    const outcome = outcomes.get(name)
    if (!outcome) return work()
    const { counter, limit, by, refuse } = outcome
    const key = getKey(request, by)
    return runAttempt({
      counter,
      key,
      now,
      work,
      isCounted: (error) => isCounted(limit, error),
      refuse: (wait) => refuse(Math.ceil(wait / SECOND)),
      log,
    })
  })
}

/**
 * Whether a request is the web server's own, for its pages: without a forwarded address it is not limited here. Requests
 * that it forwards have one.
 */
const isFromWebServer = ({ headers, socket }: RawRequest, trustedProxy: string): boolean =>
  getForwardedFor(headers) === undefined && isFromProxy(socket, trustedProxy)

/** Creates the refusal of a request that may be repeated after `seconds`. */
type Refuse = (seconds: number) => Problem

/** Counts requests by key in this process; throws beyond the limit. */
function createLimitCounter({ max, window, by }: Limit, now: () => number, refuse: Refuse) {
  const limit = new FixedWindowLimit({ max, windowMs: window })
  return {
    count: (request: FastifyRequest): void => {
      const attempt = limit.consume(getKey(request, by), now())
      if (!attempt.isAllowed) throw refuse(Math.ceil(attempt.waitMs / SECOND))
    },
    clear: () => limit.clear(),
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

/** Records that a request was refused, then creates the refusal. */
const createRefuse =
  (onRefusal: () => void): Refuse =>
  (seconds) => {
    onRefusal()
    const retryAfter = Math.max(1, seconds)
    const message = `Too many requests from here. Please try again ${formatWait(retryAfter)}`
    return new Problem('too-many', message, { retryAfter })
  }

function getKey(request: FastifyRequest, by: CountedBy): string {
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
    case 'user and ip':
      return `${request.user?.id} ${ip}`
  }
}

/** Returns the email address of the validated body. */
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

/**
 * Creates the hooks of limits, each at the stage where its key is known. They are synchronous, since promises cost more.
 */
export function createLimitHooks(app: FastifyInstance, names: readonly LimitName[]) {
  const listHooks = (...kinds: CountedBy[]): onRequestHookHandler[] =>
    names
      .filter((name) => kinds.includes(LIMITS[name].by))
      .map((name) => (request, _reply, done) => {
        app.limitCounters[name](request)
        done()
      })
  return {
    onRequest: listHooks('ip'),
    afterGuards: listHooks('user'),
    preHandler: listHooks('email', 'email and ip'),
  }
}
