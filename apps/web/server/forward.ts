import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import { SECOND } from '@portal/domain/shared'
import { createConcurrencyLimit } from '@portal/server/connections'
import { toCustomerNetwork } from '@portal/server/network'
import { NO_TRACING, type Tracing } from '@portal/server/tracing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BodyTooLarge, BodyTooSlow, forwardBodies } from './forwarded-bodies.ts'
import { endToEndHeaders, toApiHeaders } from './forwarded-headers.ts'
import { NO_METRICS, getOutcome, type Metrics } from './metrics/metrics.ts'
import {
  API_AWAY,
  BUSY,
  TOO_LARGE,
  TOO_MANY_AT_ONCE,
  TOO_SLOW,
  type Refusal,
  type Refuse,
} from './refusal.ts'
import { onRequestEnd } from './request-end.ts'
import { closesConnection, hasBody, sendAndClose } from './unread-body.ts'

export interface ForwardOptions {
  apiUrl: string
  rateLimitScale: number
  refuse: Refuse
  metrics?: Metrics
  tracing?: Tracing
}

/** Calls under way at a time. Each has a connection to the API, so that none waits for one. */
const MAX_CALLS = 1_000
/** Calls under way for one network, in IPv6 for one place, before RATE_LIMIT_SCALE; whole islands share one. */
const MAX_CALLS_OF_NETWORK = 200
/** How many of these may have a body that is still arriving, so that slow senders leave the rest to their neighbours. */
const MAX_BODIES_OF_NETWORK = 100
/** How long the API may take to begin its response, and to go on with it: the photos of a listing take it seconds. */
const API_TIMEOUT = 120 * SECOND

const isHealthCheck = ({ url }: FastifyRequest): boolean => url.startsWith('/api/health/')

/** Calls cost both processes, so they are refused under overload; health checks are always answered. */
function refuseWhenBusy(app: FastifyInstance, refuse: Refuse): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (app.isOverloaded() && !isHealthCheck(request)) void refuse(request, reply, BUSY)
    else done()
  })
}

/** Ends the oldest call of the network that has the most, for one that has fewer; answers whether there is such a network. */
function makeRoom(underWay: ReadonlyMap<string, ReadonlySet<FastifyRequest>>, place: string): boolean {
  const own = underWay.get(place)?.size ?? 0
  let most: ReadonlySet<FastifyRequest> | undefined
  for (const calls of underWay.values()) if (calls.size > (most?.size ?? own + 1)) most = calls
  const [oldest] = most ?? []
  oldest?.raw.socket.destroy()
  return oldest !== undefined
}

/**
 * Limits what is under way at a time, in all and for each network. Where all is taken, the network with the most calls gives
 * way, so that no few of them keep everybody else out.
 */
function limitCalls(app: FastifyInstance, { refuse, rateLimitScale: scale }: ForwardOptions): void {
  const scaled = (max: number) => createConcurrencyLimit(Math.max(1, Math.round(max * scale)))
  const [calls, bodies] = [scaled(MAX_CALLS_OF_NETWORK), scaled(MAX_BODIES_OF_NETWORK)]
  const underWay = new Map<string, Set<FastifyRequest>>()
  let total = 0
  app.addHook('onRequest', (request, reply, done) => {
    const place = toCustomerNetwork(request.ip ?? '')
    if (total >= MAX_CALLS && !isHealthCheck(request) && !makeRoom(underWay, place))
      return void refuse(request, reply, BUSY)
    const releaseCall = calls.acquire(place)
    const releaseBody = hasBody(request) ? bodies.acquire(place) : () => undefined
    if (releaseCall === null || releaseBody === null) {
      releaseCall?.()
      return void refuse(request, reply, TOO_MANY_AT_ONCE)
    }
    total += 1
    const own = underWay.get(place) ?? new Set()
    underWay.set(place, own.add(request))
    request.raw.once('end', releaseBody)
    onRequestEnd(request, reply, () => {
      total -= 1
      own.delete(request)
      if (own.size === 0) underWay.delete(place)
      releaseCall()
      releaseBody()
    })
    done()
  })
}

/** Why a call failed, as its visitor is told. */
function getRefusal(cause: unknown): Refusal {
  if (cause instanceof BodyTooLarge) return TOO_LARGE
  return cause instanceof BodyTooSlow ? TOO_SLOW : API_AWAY
}

/** A response that arrives before the body was read, such as a 401, is relayed as it is. */
function relayAnswer(request: FastifyRequest, reply: FastifyReply, answer: Readable): void {
  if (closesConnection(request, reply)) void sendAndClose(request, reply, answer)
  else void reply.send(answer)
}

/** Whether a proxy in front of the APIs found none that answers: an API says when to try again, and never the other two. */
const isOfProxy = (reply: FastifyReply): boolean =>
  reply.statusCode === 502 ||
  reply.statusCode === 504 ||
  (reply.statusCode === 503 && !reply.hasHeader('retry-after'))

const RETRY_DELAY_MS = 1
/** Whether the API may have closed a kept connection just as it was used again, as where this process was late. */
const isClosedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String(error.code))

/** Headers that say what the body of an answer is. */
const OF_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified']

/** Forwards `/api` and `/media` to the API, so that the browser's cookies have one origin. */
export async function forwardToApi(app: FastifyInstance, options: ForwardOptions) {
  const { apiUrl, refuse, metrics = NO_METRICS, tracing = NO_TRACING } = options
  const countCall = (reply: FastifyReply, outcome: string) =>
    metrics.recordApiCall({ kind: 'forwarded', outcome, seconds: reply.elapsedTime / 1000 })
  refuseWhenBusy(app, refuse)
  limitCalls(app, options)
  forwardBodies(app)
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { connections: MAX_CALLS, headersTimeout: API_TIMEOUT, bodyTimeout: API_TIMEOUT },
      proxyPayloads: false,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) =>
          toApiHeaders(headers, {
            visitor: request.ip ?? '',
            request: { id: request.id, trace: tracing.getTrace(request.raw as IncomingMessage) },
          }),
        rewriteHeaders: endToEndHeaders,
        // Not for a 503: a busy API sends Retry-After, and an immediate retry would make it busier.
        retryDelay: ({ err, req, attempt }) =>
          attempt === 0 && req.method === 'GET' && isClosedConnection(err) ? RETRY_DELAY_MS : null,
        onResponse: (request, given, { stream }) => {
          const reply = given as unknown as FastifyReply
          countCall(reply, getOutcome(reply.statusCode))
          // Nobody else listens where the visitor is gone, or where the response is not passed on.
          stream.on('error', () => undefined)
          if (isOfProxy(reply)) {
            stream.resume()
            for (const name of OF_BODY) reply.removeHeader(name)
            refuse(reply.request, reply, API_AWAY)
          } else relayAnswer(request as FastifyRequest, reply, stream)
        },
        onError: (failed, { error }) => {
          const reply = failed as unknown as FastifyReply
          countCall(reply, 'failed')
          refuse(reply.request, reply, getRefusal(error.cause))
        },
      },
    })
  }
}
