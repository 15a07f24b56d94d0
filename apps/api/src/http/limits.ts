import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify'
import { Problem } from '#problem.ts'

type CountedBy = 'ip' | 'user' | 'email' | 'email and ip'

interface Limit {
  readonly max: number
  readonly seconds: number
  readonly by: CountedBy
}

const MINUTE = 60

/** Requests per window, before RATE_LIMIT_SCALE. IPv6 counts by its /64: that is what one household gets. */
const LIMITS = {
  reads: { max: 300, seconds: MINUTE, by: 'ip' },
  /** Guesses on one address from one place; its rightful user elsewhere still gets in. */
  'sign-in': { max: 10, seconds: MINUTE, by: 'email and ip' },
  'sign-in from one place': { max: 60, seconds: 5 * MINUTE, by: 'ip' },
  /** Whole islands share an address. */
  register: { max: 30, seconds: 30 * MINUTE, by: 'ip' },
  'register one address': { max: 5, seconds: 30 * MINUTE, by: 'email' },
  listings: { max: 10, seconds: 60 * MINUTE, by: 'user' },
  /** Decisions and other writes of a signed-in person. */
  writes: { max: 120, seconds: MINUTE, by: 'user' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

declare module 'fastify' {
  interface FastifyInstance {
    limitCounters: Readonly<Record<LimitName, (request: FastifyRequest) => Promise<void>>>
  }
}

/** Keys kept per limit; beyond them the least recently seen is forgotten. */
const KEPT_KEYS = 20_000

export async function addLimits(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, { global: false, cache: KEPT_KEYS })
  const counters = Object.entries(LIMITS).map(([name, limit]) => [name, counter(app, limit, scale)])
  app.decorate('limitCounters', Object.fromEntries(counters) as FastifyInstance['limitCounters'])
}

function counter(app: FastifyInstance, { max, seconds, by }: Limit, scale: number) {
  const count = app.createRateLimit({
    max: Math.max(1, Math.round(max * scale)),
    timeWindow: seconds * 1000,
    keyGenerator: (request) => keyOf(request, by),
  })
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
const emailOf = ({ body }: FastifyRequest) =>
  typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''

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
