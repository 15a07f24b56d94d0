import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { createPipelineLimit, DEFAULT_BODY_LIMIT, SECOND } from '@portal/domain/shared'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '#config/config.ts'
import type { Metrics } from '#metrics/metrics.ts'
import type { Tracing } from '#tracing/tracing.ts'
import { getPeerAddress } from './client-ip.ts'
import { limitConnections } from './connections.ts'
import { answerError } from './errors.ts'
import { securityHeaders } from './headers.ts'
import { createRequestIdOf } from './request-id.ts'
import { addRequestLog } from './request-log.ts'

/** Beyond what any path parameter allows, so that a longer one answers 404 like any unknown path. */
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
  const headers = securityHeaders(config)
  const app = Fastify({
    // Fastify's own lines would contain whole requests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdOf(config, randomBytes),
    trustProxy: config.trustedProxy,
    bodyLimit: DEFAULT_BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // A busy machine takes its time to start; whoever starts the process decides how long it may.
    pluginTimeout: 0,
    // A slow phone needs minutes for its photos; small bodies have a time-out of their own.
    requestTimeout: 300 * SECOND,
    // Fastify's own refusal has no Retry-After.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: 10 * SECOND,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 2 * SECOND,
      // A request without a body has nothing to stream, which costs a twentieth of the answer to a short read.
      optimizeEmptyRequests: true,
    },
    frameworkErrors: (error, request, reply) => {
      request.log = log
      answerError(error, request, reply.headers(headers))
    },
    clientErrorHandler: (error, socket) =>
      afterUnreadBytes(error, socket, () => refuseConnection(error, socket, headers)),
  })
  // All calls accept JSON only.
  app.removeContentTypeParser('text/plain')
  limitConnections(app, config, (socket) => writeRefusal(socket, TOO_MANY, headers))
  listenForRequests(app, config, tracing)
  addRequestLog(app, { log, metrics, tracing })
  return app
}

/** Begins the trace of each request, and drops those of a connection that has many under way. */
function listenForRequests(
  app: FastifyInstance,
  { trustedProxy }: Pick<Config, 'trustedProxy'>,
  tracing: Tracing,
): void {
  // As a request's id, its trace is taken from the trusted proxy alone.
  const isTrusted = ({ socket }: IncomingMessage) => getPeerAddress(socket) === trustedProxy
  const handle = tracing.traced((request, response) => app.routing(request, response), isTrusted)
  const isWithinPipeline = createPipelineLimit()
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (isWithinPipeline(request.socket, response)) handle(request, response)
  })
}

const REFUSALS: Readonly<Record<string, readonly [number, string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The request’s headers are too long'],
}
const MALFORMED = [400, 'Bad Request', 'The request is malformed'] as const
const TOO_MANY = [
  429,
  'Too Many Requests',
  'Your network has too many connections to here. Please try again in a few seconds',
] as const

/**
 * Refuses a connection, but not for a time-out that is our own: while the process stood still, as in a slow write to
 * disk, nothing was read, and what has arrived meanwhile is read before the next immediate.
 */
function afterUnreadBytes(error: Error & { code?: string }, socket: Socket, refuse: () => void): void {
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT' || socket.bytesRead > 0) refuse()
  else setImmediate(() => void (socket.bytesRead === 0 && refuse()))
}

/** Answers bytes that are no valid request, which Fastify never sees. */
function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  writeRefusal(socket, REFUSALS[error.code ?? ''] ?? MALFORMED, headers)
}

/** Writes a refusal where there is no request to answer, and ends the connection. */
function writeRefusal(
  socket: Socket,
  [status, phrase, message]: readonly [number, string, string],
  headers: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify({ message })
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...(status === 429 && { 'retry-after': 5 }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`)
}
