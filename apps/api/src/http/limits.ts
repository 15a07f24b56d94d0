import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify'
import type { Config } from '#config.ts'
import { Problem } from '#problem.ts'

type CountedBy = 'ip' | 'user' | 'email' | 'email and ip'

interface Limit {
  readonly max: number
  readonly seconds: number
  readonly by: CountedBy
}

interface OutcomeLimit extends Limit {
  readonly counts: 'what is created' | 'wrong guesses'
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

/** What counts only by how it ends: what is created, or a guess that was wrong. */
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

declare module 'fastify' {
  interface FastifyInstance {
    limitCounters: Record<LimitName, (request: FastifyRequest) => Promise<void>>
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

export async function addLimits(
  app: FastifyInstance,
  { rateLimitScale: scale, trustedProxy }: Pick<Config, 'rateLimitScale' | 'trustedProxy'>,
): Promise<void> {
  await app.register(rateLimit, { global: false, cache: KEPT_KEYS })
  const counters = Object.entries(LIMITS).map(([name, limit]) => [name, counter(app, limit, scale)])
  const byName = Object.fromEntries(counters) as FastifyInstance['limitCounters']
  const countRead = byName.reads
  byName.reads = async (request) => {
    if (!isFromWebServer(request, trustedProxy)) await countRead(request)
  }
  app.decorate('limitCounters', byName)
  const bounds = new Map(
    Object.entries(OUTCOME_LIMITS).map(([name, limit]) => [name, outcomeBound(app, limit, scale)]),
  )
  app.decorate('withinLimit', async (name, request, work) => {
    const release = await bounds.get(name)?.(request)
    try {
      const result = await work()
      await release?.(null)
      return result
    } catch (error) {
      await release?.(error)
      throw error
    }
  })
}

/**
 * A read that the web server makes for itself names no visitor: many people see the page that comes of it, and what
 * making it costs is counted there. Calls that it forwards always name one.
 */
const isFromWebServer = ({ headers, socket }: FastifyRequest, trustedProxy: string): boolean =>
  headers['x-forwarded-for'] === undefined && socket.remoteAddress?.replace('::ffff:', '') === trustedProxy

/** Says how the work ended: its error, or null. */
type Release = (error: unknown) => Promise<void>

/** What is under way takes a place until it is known whether it counts, so that a burst gets no further. */
function outcomeBound(app: FastifyInstance, limit: OutcomeLimit, scale: number) {
  const count = rateLimitOf(app, limit, scale)
  const underWay = new Map<string, number>()
  const leave = (key: string) => {
    const others = (underWay.get(key) ?? 1) - 1
    if (others > 0) underWay.set(key, others)
    else underWay.delete(key)
  }
  return async (request: FastifyRequest): Promise<Release> => {
    const key = keyOf(request, limit.by)
    const ahead = underWay.get(key) ?? 0
    underWay.set(key, ahead + 1)
    const seen = await count(request, { increment: false })
    if (!seen.isAllowed && ahead >= seen.remaining) {
      leave(key)
      throw tooMany(seen.ttlInSeconds)
    }
    return async (error) => {
      if (doesCount(limit, error)) await count(request)
      leave(key)
    }
  }
}

const doesCount = ({ counts }: OutcomeLimit, error: unknown): boolean =>
  counts === 'what is created' ? error === null : error instanceof Problem && WRONG_GUESS.has(error.kind)

const WRONG_GUESS: ReadonlySet<Problem['kind']> = new Set(['signed-out', 'not-found'])

const rateLimitOf = (app: FastifyInstance, { max, seconds, by }: Limit, scale: number) =>
  app.createRateLimit({
    max: Math.max(1, Math.round(max * scale)),
    timeWindow: seconds * 1000,
    keyGenerator: (request) => keyOf(request, by),
  })

function counter(app: FastifyInstance, limit: Limit, scale: number) {
  const count = rateLimitOf(app, limit, scale)
  return async (request: FastifyRequest) => {
    const result = await count(request)
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds)
  }
}

function tooMany(seconds: number): Problem {
  const retryAfter = Math.max(1, seconds)
  const wait = retryAfter < 100 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`
  return new Problem('too-many', `Too many requests from here. Please try again in ${wait}`, { retryAfter })
}

function keyOf(request: FastifyRequest, by: CountedBy): string {
  const ip = normalizeIP(request.ip)
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

/** Hooks of the named limits, each where what it counts by is known. */
export function limitHooks(app: FastifyInstance, names: readonly LimitName[]) {
  const hooksBy = (...kinds: CountedBy[]) =>
    names
      .filter((name) => kinds.includes(LIMITS[name].by))
      .map((name) => (request: FastifyRequest) => app.limitCounters[name](request))
  const onRequest: onRequestAsyncHookHandler[] = hooksBy('ip')
  const afterGuards: onRequestAsyncHookHandler[] = hooksBy('user')
  const preHandler: preHandlerAsyncHookHandler[] = hooksBy('email', 'email and ip')
  return { onRequest, afterGuards, preHandler }
}
