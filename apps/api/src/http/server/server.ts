import type { Socket } from 'node:net'
import { SMALL_BODY } from '@portal/domain/shared'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '#config/config.ts'
import { addAnswerLog } from '../answers/answer-log.ts'
import { answerError } from './errors.ts'
import { securityHeaders } from './headers.ts'

const SECOND = 1000
/** The contract bounds what stands in a path; more is an address that leads nowhere, like any other. */
export const LONGEST_PARAM = 16 * 1024

declare module 'fastify' {
  interface FastifyInstance {
    /** An id that no other request has. */
    nextRequestId(): string
  }
}

interface ServerContext {
  readonly config: Config
  readonly log: Logger
  readonly randomBytes: (size: number) => Buffer
}

/** Fastify with the bounds that every connection keeps to. */
export function makeServer({ config, log, randomBytes }: ServerContext): FastifyInstance {
  const headers = securityHeaders(config)
  const nextRequestId = requestIds(randomBytes)
  const app = Fastify({
    // Its own lines would hold whole requests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: config.trustedProxy,
    bodyLimit: SMALL_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    // A slow phone needs minutes for its photos; routes with small bodies have a bound of their own.
    requestTimeout: 300 * SECOND,
    // The framework's own refusal doesn't say when to come back.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10 * SECOND, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 2 * SECOND },
    frameworkErrors: (error, request, reply) => {
      request.log = log
      answerError(error, request, reply.headers(headers))
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers),
  })
  // JSON is all that any call takes.
  app.removeContentTypeParser('text/plain')
  app.decorate('nextRequestId', nextRequestId)
  addAnswerLog(app, log)
  return app
}

/** Ids that differ within this process by their number and between processes by their beginning. */
function requestIds(randomBytes: ServerContext['randomBytes']): () => string {
  const beginning = randomBytes(12).toString('base64url')
  let number = 0
  return () => `${beginning}-${(number += 1).toString(36)}`
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
