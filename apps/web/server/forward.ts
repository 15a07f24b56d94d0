import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import { PHOTO_BODY_LIMIT } from '@portal/domain/shared'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endToEndHeaders, toApiHeaders } from './forwarded-headers.ts'
import { NO_METRICS, outcomeOf, type Metrics } from './metrics/metrics.ts'
import { NO_TRACING, type Tracing } from './tracing/tracing.ts'
import { API_AWAY, BUSY, TOO_LARGE, type Refuse } from './refusal.ts'
import { closesConnection, sendAndClose } from './unread-body.ts'

export interface ForwardOptions {
  apiUrl: string
  refuse: Refuse
  metrics?: Metrics
  tracing?: Tracing
}

/** Connections to the API; each slow client holds one. */
const CONNECTIONS = 1_000

class BodyTooLarge extends Error {}

/**
 * Decouples the body from the client's connection: if the API responds before the body is complete, or fails, the
 * client still gets a response.
 */
function bodyForApi(received: IncomingMessage): PassThrough {
  const body = new PassThrough()
  let bytes = 0
  received.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > PHOTO_BODY_LIMIT) body.destroy(new BodyTooLarge())
  })
  received.once('close', () => {
    if (!received.complete) body.destroy(new Error('The visitor hung up'))
  })
  return received.pipe(body)
}

function streamBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers.expect !== undefined) reply.raw.writeContinue()
    done(null, payload)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, received, done) => done(null, bodyForApi(received)))
}

/** Calls cost both processes, so they are refused under overload; health checks are always answered. */
function refuseWhenBusy(app: FastifyInstance, refuse: Refuse): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (app.isOverloaded() && !request.url.startsWith('/api/health/')) void refuse(request, reply, BUSY)
    else done()
  })
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

/** Headers that say what the body of an answer is. */
const OF_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified']

/** Forwards `/api` and `/media` to the API, so that the browser's cookies have one origin. */
export async function forwardToApi(
  app: FastifyInstance,
  { apiUrl, refuse, metrics = NO_METRICS, tracing = NO_TRACING }: ForwardOptions,
) {
  const countCall = (reply: FastifyReply, outcome: string) =>
    metrics.apiCalled({ kind: 'forwarded', outcome, seconds: reply.elapsedTime / 1000 })
  refuseWhenBusy(app, refuse)
  streamBodies(app)
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { connections: CONNECTIONS },
      proxyPayloads: false,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) =>
          toApiHeaders(headers, {
            visitor: request.ip ?? '',
            request: { id: request.id, trace: tracing.traceOf(request.raw as IncomingMessage) },
          }),
        rewriteHeaders: endToEndHeaders,
        // A busy API sends Retry-After; an immediate retry would make it busier.
        retryDelay: () => null,
        onResponse: (request, given, { stream }) => {
          const reply = given as unknown as FastifyReply
          countCall(reply, outcomeOf(reply.statusCode))
          if (isOfProxy(reply)) {
            stream.resume()
            for (const name of OF_BODY) reply.removeHeader(name)
            refuse(reply.request, reply, API_AWAY)
          } else relayAnswer(request as FastifyRequest, reply, stream)
        },
        onError: (failed, { error }) => {
          const reply = failed as unknown as FastifyReply
          countCall(reply, 'failed')
          refuse(reply.request, reply, error.cause instanceof BodyTooLarge ? TOO_LARGE : API_AWAY)
        },
      },
    })
  }
}
