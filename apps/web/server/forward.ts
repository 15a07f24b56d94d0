import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import { SECOND } from '@portal/domain/shared'
import { createConcurrencyLimit } from '@portal/server/connections'
import { toCustomerNetwork } from '@portal/server/network'
import { hasBody } from '@portal/server/requests'
import { NO_TRACING, type Tracing } from '@portal/server/tracing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BodyTooLarge, BodyTooSlow, forwardBodies } from './forwarded-bodies.ts'
import { removeHopByHopHeaders, toApiHeaders } from './forwarded-headers.ts'
import { NO_METRICS, getOutcome, type Metrics } from './metrics/metrics.ts'
import {
  API_UNAVAILABLE,
  OVERLOADED,
  BODY_TOO_LARGE,
  TOO_MANY_PENDING,
  REQUEST_TIMEOUT,
  type Refusal,
  type Refuse,
} from './refusal.ts'
import { onRequestEnd } from './request-end.ts'
import { closesConnection, sendAndClose } from './unread-body.ts'

export interface ForwardOptions {
  apiUrl: string
  rateLimitScale: number
  refuse: Refuse
  metrics?: Metrics
  tracing?: Tracing
}

/** Maximum of pending calls. Each has its own connection to the API, so that none waits for one. */
const MAX_CALLS = 1_000
/** Pending calls of one network (of IPv6: a customer's /48), before RATE_LIMIT_SCALE; whole islands share one. */
const MAX_CALLS_OF_NETWORK = 200
/** How many of these may still receive their body, so that slow senders don't use up their network's calls. */
const MAX_BODIES_OF_NETWORK = 100
/** How long the API may take until its response starts, and between parts of it: the photos of a listing take seconds. */
const API_TIMEOUT_MS = 120 * SECOND

const isHealthCheck = ({ url }: FastifyRequest): boolean => url.startsWith('/api/health/')

/** Calls cost both processes, so they are refused under overload; health checks never are. */
function refuseWhenBusy(app: FastifyInstance, refuse: Refuse): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (app.isOverloaded() && !isHealthCheck(request)) void refuse(request, reply, OVERLOADED)
    else done()
  })
}

/** Ends the oldest call of the network with the most calls, if it has more than `network`; returns whether it did. */
function endOldestCall(pending: ReadonlyMap<string, ReadonlySet<FastifyRequest>>, network: string): boolean {
  const own = pending.get(network)?.size ?? 0
  let largest: ReadonlySet<FastifyRequest> | undefined
  for (const calls of pending.values()) if (calls.size > (largest?.size ?? own + 1)) largest = calls
  const [oldest] = largest ?? []
  oldest?.raw.socket.destroy()
  return oldest !== undefined
}

/**
 * Limits pending calls, in all and for each network. At the limit of all, the network with the most calls loses one, so that a
 * few networks can't keep everybody else out.
 */
function limitCalls(app: FastifyInstance, { refuse, rateLimitScale: scale }: ForwardOptions): void {
  const createLimit = (max: number) => createConcurrencyLimit(Math.max(1, Math.round(max * scale)))
  const [calls, bodies] = [createLimit(MAX_CALLS_OF_NETWORK), createLimit(MAX_BODIES_OF_NETWORK)]
  const pending = new Map<string, Set<FastifyRequest>>()
  let total = 0
  app.addHook('onRequest', (request, reply, done) => {
    const network = toCustomerNetwork(request.ip ?? '')
    if (total >= MAX_CALLS && !isHealthCheck(request) && !endOldestCall(pending, network))
      return void refuse(request, reply, OVERLOADED)
    const releaseCall = calls.acquire(network)
    const releaseBody = hasBody(request) ? bodies.acquire(network) : () => undefined
    if (releaseCall === null || releaseBody === null) {
      releaseCall?.()
      return void refuse(request, reply, TOO_MANY_PENDING)
    }
    total += 1
    const own = pending.get(network) ?? new Set()
    pending.set(network, own.add(request))
    request.raw.once('end', releaseBody)
    onRequestEnd(request, reply, () => {
      total -= 1
      own.delete(request)
      if (own.size === 0) pending.delete(network)
      releaseCall()
      releaseBody()
    })
    done()
  })
}

/** Returns the refusal for a failed call. */
function getRefusal(cause: unknown): Refusal {
  if (cause instanceof BodyTooLarge) return BODY_TOO_LARGE
  return cause instanceof BodyTooSlow ? REQUEST_TIMEOUT : API_UNAVAILABLE
}

/** Relays a response unchanged, also one that arrives before the body was read, such as a 401. */
function relayResponse(request: FastifyRequest, reply: FastifyReply, body: Readable): void {
  if (closesConnection(request, reply)) void sendAndClose(request, reply, body)
  else void reply.send(body)
}

/**
 * Whether a proxy between the servers could not reach the API, which sends Retry-After with a 503 and never a 502 or
 * 504.
 */
const isProxyFailure = (reply: FastifyReply): boolean =>
  reply.statusCode === 502 ||
  reply.statusCode === 504 ||
  (reply.statusCode === 503 && !reply.hasHeader('retry-after'))

const RETRY_DELAY_MS = 1
/** Whether the API may have closed a keep-alive connection just as it was reused. */
const isClosedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String(error.code))

/** Headers that describe a body. */
const BODY_HEADERS = ['content-length', 'content-encoding', 'etag', 'last-modified']

/** Forwards `/api` and `/media` to the API, so that the browser's cookies have one origin. */
export async function forwardToApi(app: FastifyInstance, options: ForwardOptions) {
  const { apiUrl, refuse, metrics = NO_METRICS, tracing = NO_TRACING } = options
  const recordCall = (reply: FastifyReply, outcome: string) =>
    metrics.recordApiCall({ kind: 'forwarded', outcome, seconds: reply.elapsedTime / 1000 })
  refuseWhenBusy(app, refuse)
  limitCalls(app, options)
  forwardBodies(app)
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { connections: MAX_CALLS, headersTimeout: API_TIMEOUT_MS, bodyTimeout: API_TIMEOUT_MS },
      proxyPayloads: false,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) =>
          toApiHeaders(headers, {
            visitor: request.ip ?? '',
            request: { id: request.id, trace: tracing.getTrace(request.raw as IncomingMessage) },
          }),
        rewriteHeaders: removeHopByHopHeaders,
        // Not for a 503: a busy API sends Retry-After, and an immediate retry would make it busier.
        retryDelay: ({ err, req, attempt }) =>
          attempt === 0 && req.method === 'GET' && isClosedConnection(err) ? RETRY_DELAY_MS : null,
        onResponse: (request, proxied, { stream }) => {
          const reply = proxied as unknown as FastifyReply
          recordCall(reply, getOutcome(reply.statusCode))
          // Nothing else handles errors if the visitor is gone or the response is not relayed.
          stream.on('error', () => undefined)
          if (isProxyFailure(reply)) {
            stream.resume()
            for (const name of BODY_HEADERS) reply.removeHeader(name)
            refuse(reply.request, reply, API_UNAVAILABLE)
          } else relayResponse(request as FastifyRequest, reply, stream)
        },
        onError: (failed, { error }) => {
          const reply = failed as unknown as FastifyReply
          recordCall(reply, 'failed')
          refuse(reply.request, reply, getRefusal(error.cause))
        },
      },
    })
  }
}
