import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { answerError } from './errors.ts'
import { securityHeaders } from './headers.ts'
import { SMALL_BODY } from './large-body.ts'

const SECOND = 1000

interface ServerContext {
  readonly config: Config
  readonly log: FastifyBaseLogger
}

/** Fastify with the bounds that every connection keeps to. */
export function makeServer({ config, log }: ServerContext): FastifyInstance {
  const headers = securityHeaders(config)
  const app = Fastify({
    loggerInstance: log,
    // A logger for each request costs more than most answers; the lines that are written name their request.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxy,
    bodyLimit: SMALL_BODY,
    // The contract bounds what stands in a path; more is an address that leads nowhere, like any other.
    routerOptions: { maxParamLength: 16 * 1024 },
    // A slow phone needs minutes for its photos; routes with small bodies have a bound of their own.
    requestTimeout: 300 * SECOND,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10 * SECOND, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 2 * SECOND },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.headers(headers))
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers),
  })
  // JSON is all that any call takes.
  app.removeContentTypeParser('text/plain')
  logAnswers(app)
  return app
}

/** One line for each answer. The query string stays out: it holds what people search for. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, url, ip } = request
    const path = url.split('?', 1)[0]
    request.log.info(
      { reqId, method, path, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}

const REFUSALS: Readonly<Record<string, readonly [number, string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The request’s headers are too long'],
}
const MALFORMED = [400, 'Bad Request', 'The request is malformed'] as const

/** Bytes that never became a request get an answer like any other, written by hand. */
function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const [status, phrase, message] = REFUSALS[error.code ?? ''] ?? MALFORMED
  const body = JSON.stringify({ message })
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`)
}
