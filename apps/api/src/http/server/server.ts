import type { Socket } from 'node:net'
import { DEFAULT_BODY_LIMIT, SECOND } from '@portal/domain/shared'
import {
  formatResponse,
  limitConnections,
  limitPipelining,
  refuseUnlessUnread,
  type ClientError,
} from '@portal/server/connections'
import { isFromProxy } from '@portal/server/network'
import { createRequestIds } from '@portal/server/requests'
import { NO_TRACING, type Tracing } from '@portal/server/tracing'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '#config/config.ts'
import type { Metrics } from '#metrics/metrics.ts'
import { sendError } from './errors.ts'
import { createResponseHeaders } from './headers.ts'
import { addRequestLog } from './request-log.ts'

/** Longer than any path parameter allows, so that a longer one gets a 404 like any unknown path. */
const MAX_PARAM_LENGTH = 16 * 1024

interface ServerContext {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly randomBytes: (size: number) => Buffer
}

/** Creates Fastify with limits for every connection. */
export function createServer({ config, log, metrics, tracing, randomBytes }: ServerContext): FastifyInstance {
  const headers = createResponseHeaders(config)
  const app = Fastify({
    // Fastify's own lines would contain whole requests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds({ trustedProxy: config.trustedProxy, randomBytes }),
    trustProxy: config.trustedProxy,
    bodyLimit: DEFAULT_BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // A busy machine starts slowly; the supervisor decides how long a start may take.
    pluginTimeout: 0,
    // A slow phone needs minutes for its photos; small bodies have a timeout of their own.
    requestTimeout: 300 * SECOND,
    // Fastify's own refusal has no Retry-After.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: 10 * SECOND,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 2 * SECOND,
      // Skips the stream of a request without a body, which saves a twentieth of a short read.
      optimizeEmptyRequests: true,
    },
    frameworkErrors: (error, request, reply) => {
      request.log = log
      sendError(error, request, reply.headers(headers))
    },
    clientErrorHandler: (error, socket) =>
      refuseUnlessUnread(error, socket, () => refuseConnection(error, socket, headers)),
  })
  // All calls accept JSON only.
  app.removeContentTypeParser('text/plain')
  limitConnections(app, {
    trustedProxy: config.trustedProxy,
    scale: config.rateLimitScale,
    refuse: (socket) => writeRefusal(socket, TOO_MANY, headers),
  })
  traceRequests(app, config, tracing)
  limitPipelining(app)
  addRequestLog(app, { log, metrics, tracing })
  return app
}

/** Runs each request in a span. A trace is continued only from the trusted proxy, as is a request id. */
function traceRequests(
  app: FastifyInstance,
  { trustedProxy }: Pick<Config, 'trustedProxy'>,
  tracing: Tracing,
): void {
  if (tracing === NO_TRACING) return
  app.server.removeAllListeners('request').on('request', (request, response) => {
    tracing.startSpan(request, response, isFromProxy(request.socket, trustedProxy))
    tracing.runInSpan(request, () => app.routing(request, response))
  })
}

interface ConnectionRefusal {
  readonly status: number
  readonly message: string
}

const REFUSALS: Readonly<Record<string, ConnectionRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request’s headers are too long' },
}
const MALFORMED: ConnectionRefusal = { status: 400, message: 'The request is malformed' }
const TOO_MANY: ConnectionRefusal = {
  status: 429,
  message: 'Your network has too many connections to here. Please try again in a few seconds',
}

/** Responds to bytes that are no valid request, for which Fastify runs no handler. */
function refuseConnection(
  error: ClientError,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  writeRefusal(socket, REFUSALS[error.code ?? ''] ?? MALFORMED, headers)
}

/** Writes a refusal to a connection without a request, and closes it. */
function writeRefusal(
  socket: Socket,
  { status, message }: ConnectionRefusal,
  headers: Readonly<Record<string, string>>,
): void {
  const own = {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
    ...(status === 429 && { 'retry-after': 5 }),
  }
  socket.end(formatResponse({ status, headers: { ...headers, ...own }, body: JSON.stringify({ message }) }))
}
