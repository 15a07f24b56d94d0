import type { IncomingMessage } from 'node:http'
import { inSeconds } from '@portal/domain/shared'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { AppContext } from '#context.ts'
import { Problem, type ProblemKind } from '#shared/problem.ts'
import { networkOf, peerOf } from './client-ip.ts'
import { FixedWindow, type Usage } from './fixed-window.ts'

type CountedBy = 'ip' | 'user' | 'email' | 'email and ip'

interface Limit {
  readonly max: number
  readonly seconds: number
  readonly by: CountedBy
}

interface OutcomeLimit extends Limit {
  readonly counts: 'what is created' | 'wrong guesses' | 'unreadable files'
}

const MINUTE = 60

/** Requests per window, before RATE_LIMIT_SCALE. IPv6 counts by its /64: that is what one household gets. */
const LIMITS = {
  reads: { max: 300, seconds: MINUTE, by: 'ip' },
  'sign-in from one place': { max: 60, seconds: 5 * MINUTE, by: 'ip' },
  /** Whatever comes of it; what is created has a narrower bound. */
  'register attempts': { max: 300, seconds: 30 * MINUTE, by: 'ip' },
  'register attempts with one address': { max: 50, seconds: 30 * MINUTE, by: 'email' },
  'quote attempts': { max: 100, seconds: 10 * MINUTE, by: 'ip' },
  /** What anybody may send in without an account: messages, reports, events, tenders, jobs, places at events. */
  'public attempts': { max: 100, seconds: 10 * MINUTE, by: 'ip' },
  /** Tokens of mails, tried out or pressed. */
  'token attempts': { max: 60, seconds: 10 * MINUTE, by: 'ip' },
  'listing attempts': { max: 100, seconds: 60 * MINUTE, by: 'user' },
  /** Decisions and other writes of a signed-in person. */
  writes: { max: 120, seconds: MINUTE, by: 'user' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** What counts only by how it ends: what is created, a guess that was wrong, a file that can't be read. */
const OUTCOME_LIMITS = {
  /** Guesses on one address from one place by unknown devices; `guesses.ts` counts those from all places together. */
  'sign-in': { max: 10, seconds: MINUTE, by: 'email and ip', counts: 'wrong guesses' },
  /** Whole islands share an address. */
  register: { max: 30, seconds: 30 * MINUTE, by: 'ip', counts: 'what is created' },
  'register one address': { max: 5, seconds: 30 * MINUTE, by: 'email', counts: 'what is created' },
  /** Mails about somebody's account; each is asked for by whoever likes. */
  'account mails': { max: 30, seconds: 30 * MINUTE, by: 'ip', counts: 'what is created' },
  'account mails to one address': { max: 4, seconds: 60 * MINUTE, by: 'email', counts: 'what is created' },
  'confirmation mails': { max: 4, seconds: 60 * MINUTE, by: 'user', counts: 'what is created' },
  listings: { max: 10, seconds: 60 * MINUTE, by: 'user', counts: 'what is created' },
  /** Photos that could not be read: finding that out may cost a second of a core each. */
  'unreadable photos': { max: 20, seconds: 60 * MINUTE, by: 'user', counts: 'unreadable files' },
  'unreadable photos from one place': {
    max: 60,
    seconds: 60 * MINUTE,
    by: 'ip',
    counts: 'unreadable files',
  },
  quotes: { max: 10, seconds: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  /** Each is confirmed by a mail, which may be to somebody who never asked. */
  'quotes for one address': { max: 20, seconds: 60 * MINUTE, by: 'email', counts: 'what is created' },
  messages: { max: 10, seconds: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  'messages of one address': { max: 10, seconds: 60 * MINUTE, by: 'email', counts: 'what is created' },
  submissions: { max: 20, seconds: 60 * MINUTE, by: 'ip', counts: 'what is created' },
  'submissions of one address': { max: 20, seconds: 60 * MINUTE, by: 'email', counts: 'what is created' },
  /** A whole office registers from one place. */
  registrations: { max: 30, seconds: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  'registrations of one address': { max: 10, seconds: 60 * MINUTE, by: 'email', counts: 'what is created' },
  newsletter: { max: 30, seconds: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  /** Each is a mail to somebody who may never have asked. */
  'newsletter for one address': { max: 4, seconds: 60 * MINUTE, by: 'email', counts: 'what is created' },
  /** References and addresses tried out. */
  'quote look-ups': { max: 30, seconds: 10 * MINUTE, by: 'ip', counts: 'wrong guesses' },
} as const satisfies Record<string, OutcomeLimit>

export type OutcomeLimitName = keyof typeof OUTCOME_LIMITS

type RawRequest = Pick<IncomingMessage, 'headers' | 'socket'>

declare module 'fastify' {
  interface FastifyInstance {
    limitCounters: Record<LimitName, (request: FastifyRequest) => void>
    /** Counts a read that is answered past the framework; one too many throws, like any that the limit refuses. */
    countRead(request: RawRequest, ip: string): void
    /** Does a piece of work unless the limit is used up; it counts by how the work ends. */
    withinLimit<Result>(
      name: OutcomeLimitName,
      request: FastifyRequest,
      work: () => Promise<Result>,
    ): Promise<Result>
  }
}

/** Keys kept per limit; beyond them the least recently seen is forgotten. */
const KEPT_KEYS = 20_000

export function addLimits(app: FastifyInstance, { config, now }: Pick<AppContext, 'config' | 'now'>): void {
  const { rateLimitScale: scale, trustedProxy } = config
  const counts = Object.entries(LIMITS).map(([name, limit]) => [name, openCount(limit, scale, now)] as const)
  const { reads } = Object.fromEntries(counts) as Record<LimitName, Count>
  const counters = counts.map(([name, count]) => [name, counter(count)])
  const byName = Object.fromEntries(counters) as FastifyInstance['limitCounters']
  app.decorate('countRead', (request, ip) => {
    if (!isFromWebServer(request, trustedProxy)) countIn(reads, networkOf(ip))
  })
  byName.reads = (request) => app.countRead(request.raw, app.clientIp(request))
  app.decorate('limitCounters', byName)
  const bounds = new Map(
    Object.entries(OUTCOME_LIMITS).map(([name, limit]) => [
      name,
      outcomeBound(limit, openCount(limit, scale, now)),
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
 * A read that the web server makes for itself names no visitor: many people see the page that comes of it, and what
 * making it costs is counted there. Calls that it forwards always name one.
 */
const isFromWebServer = ({ headers, socket }: RawRequest, trustedProxy: string): boolean =>
  headers['x-forwarded-for'] === undefined && peerOf(socket) === trustedProxy

/** One limit's count of a request's key. */
interface Count {
  readonly max: number
  keyOf(request: FastifyRequest): string
  add(key: string): Usage
  peek(key: string): Usage
}

function openCount({ max, seconds, by }: Limit, scale: number, now: () => number): Count {
  const window = new FixedWindow(seconds * 1000, KEPT_KEYS)
  return {
    max: Math.max(1, Math.round(max * scale)),
    keyOf: (request) => keyOf(request, by),
    add: (key) => window.add(key, now()),
    peek: (key) => window.peek(key, now()),
  }
}

/** Says how the work ended: its error, or null. */
type Release = (error: unknown) => void

/** What is under way takes a place until it is known whether it counts, so that a burst gets no further. */
function outcomeBound(limit: OutcomeLimit, count: Count) {
  const underWay = new Map<string, number>()
  const leave = (key: string) => {
    const others = (underWay.get(key) ?? 1) - 1
    if (others > 0) underWay.set(key, others)
    else underWay.delete(key)
  }
  return (request: FastifyRequest): Release => {
    const key = count.keyOf(request)
    const ahead = underWay.get(key) ?? 0
    const used = count.peek(key)
    if (ahead >= count.max - used.count) throw tooMany(used.seconds)
    underWay.set(key, ahead + 1)
    return (error) => {
      if (doesCount(limit, error)) count.add(key)
      leave(key)
    }
  }
}

const doesCount = ({ counts }: OutcomeLimit, error: unknown): boolean =>
  counts === 'what is created'
    ? error === null
    : error instanceof Problem && COUNTED_PROBLEMS[counts].has(error.kind)

const COUNTED_PROBLEMS: Readonly<
  Record<Exclude<OutcomeLimit['counts'], 'what is created'>, ReadonlySet<ProblemKind>>
> = {
  'wrong guesses': new Set(['signed-out', 'not-found']),
  'unreadable files': new Set(['unreadable']),
}

const counter = (count: Count) => (request: FastifyRequest) => countIn(count, count.keyOf(request))

function countIn(count: Count, key: string): void {
  const used = count.add(key)
  if (used.count > count.max) throw tooMany(used.seconds)
}

function tooMany(seconds: number): Problem {
  const retryAfter = Math.max(1, seconds)
  const message = `Too many requests from here. Please try again ${inSeconds(retryAfter)}`
  return new Problem('too-many', message, { retryAfter })
}

function keyOf(request: FastifyRequest, by: CountedBy): string {
  const ip = networkOf(request.server.clientIp(request))
  switch (by) {
    case 'ip':
      return ip
    case 'user':
      return String(request.user?.id)
    case 'email':
      return emailOf(request)
    case 'email and ip':
      return `${emailOf(request)} ${ip}`
  }
}

/** The address in the parsed body: these limits run after validation. */
function emailOf({ body }: FastifyRequest): string {
  if (typeof body !== 'object' || body === null) return ''
  if ('email' in body) return String(body.email)
  return 'submitterEmail' in body ? String(body.submitterEmail) : ''
}

/** Does a piece of work unless one of the limits is used up; each counts by how the work ends. */
export function withinLimits<Result>(
  request: FastifyRequest,
  [first, ...others]: readonly OutcomeLimitName[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (first === undefined) return work()
  return request.server.withinLimit(first, request, () => withinLimits(request, others, work))
}

/** Hooks of the named limits, each where what it counts by is known. They count at once: a promise would cost more. */
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
