import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createPipelineLimit } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'
import createRouter, { type FindResult, type HTTPVersion } from 'find-my-way'
import type { AppContext } from '#context.ts'
import { andThen } from '#shared/maybe-promise.ts'
import { findDirectIp, getPeerAddress } from '../server/client-ip.ts'
import { writeBody, writeHeaders, type FinishedAnswer } from './finished-answer.ts'
import type { PublicRead, PublicRequest } from '../routes/public-read.ts'
import { MAX_PARAM_LENGTH } from '../server/server.ts'
import { hasBody } from '../bodies/drain-refused-bodies.ts'
import { parse, parseQuery } from '../routes/validation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request, on the fast path or by the framework. */
    listener: RequestListener
  }
}

/** A request that the fast path can answer. */
interface FastRequest {
  /** The pattern of its route. */
  readonly route: string
  readonly read: PublicRead
  readonly parsed: PublicRequest
  readonly ip: string
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** By the clock of `performance.now()`. */
  readonly startedAt: number
}

/** Why the fast path could not answer a request, and when that began. */
interface Failure {
  readonly error: Error
  readonly startedAt: number
}

/**
 * Answers public reads before the framework, whose routing, objects and hooks cost as much as such an answer itself.
 * Anything unusual goes to the framework: another method, a body, a session, a query that the contract refuses, an
 * untrusted proxy, a process that is busy or stopping. A failure on the way, such as a limit that is reached, is handed to
 * it as an error, so that errors are answered in one place. Must be added before the hooks that refuse requests.
 */
export function addFastPath(
  app: FastifyInstance,
  { config: { trustedProxy }, log, tracing }: Pick<AppContext, 'config' | 'log' | 'tracing'>,
): void {
  const router = createRouter({ maxParamLength: MAX_PARAM_LENGTH })
  // All routes, so that a private address is never matched as a parameter of a public route.
  app.addHook('onReady', (done) => {
    for (const { method, url, config } of app.routeList)
      if ([method].flat().includes('GET'))
        router.on('GET', url, () => undefined, { read: config?.publicRead, route: url })
    done()
  })

  const failures = new WeakMap<IncomingMessage, Failure>()
  app.addHook('onRequest', (request, _reply, done) => {
    const failure = failures.get(request.raw)
    if (failure) request.startedAt = failure.startedAt
    done(failure?.error)
  })

  const toFastRequest = (request: IncomingMessage): FastRequest | null => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || hasBody(request) || app.isStopping() || app.isOverloaded()) return null
    const found = router.find('GET', url)
    const { read, route } = (found?.store ?? {}) as Partial<Pick<FastRequest, 'read' | 'route'>>
    if (!found || !read || route === undefined || (read.readsSession && headers.cookie !== undefined))
      return null
    const parsed = parseRequest(read, url, found)
    const ip = findDirectIp(request, trustedProxy)
    if (parsed === null || ip === null || read.requestsOwn(parsed)) return null
    return { route, read, parsed, ip }
  }

  const send = (
    { request, response, startedAt }: Exchange,
    { route, parsed: { url }, ip }: FastRequest,
    answer: FinishedAnswer,
  ) => {
    const id = app.requestIdOf(request)
    writeHeaders(response, answer, { id, isLast: app.isStopping() })
    app.logAnswer({ id, raw: request, method: 'GET', url, route, ip, startedAt }, answer.status)
    writeBody(response, answer)
  }

  const fail = ({ request, response, startedAt }: Exchange, reason: unknown) => {
    if (response.headersSent) {
      log.error({ err: reason }, 'an answer broke off')
      response.destroy()
      return
    }
    const error = reason instanceof Error ? reason : new Error(String(reason))
    failures.set(request, { error, startedAt })
    app.routing(request, response)
  }

  /** Sends the answer: at once where it is ready. */
  const answerFast = (exchange: Exchange, fast: FastRequest): void => {
    app.countRead(exchange.request, fast.ip)
    const sent = andThen(app.finishPublicly(exchange.request, fast.read, fast.parsed), (answer) =>
      send(exchange, fast, answer),
    )
    if (sent instanceof Promise) sent.catch((error: unknown) => fail(exchange, error))
  }

  const listen: RequestListener = (request, response) => {
    const exchange = { request, response, startedAt: performance.now() }
    try {
      const fast = toFastRequest(request)
      if (fast) {
        answerFast(exchange, fast)
        return
      }
    } catch (error) {
      fail(exchange, error)
      return
    }
    app.routing(request, response)
  }
  // As a request's id, its trace is taken from the trusted proxy alone.
  const isTrusted = ({ socket }: IncomingMessage) => getPeerAddress(socket) === trustedProxy
  app.decorate('listener', tracing.traced(listen, isTrusted))
  // A second server, for another address of the same host name, is answered by the framework alone.
  const isWithinPipeline = createPipelineLimit()
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (isWithinPipeline(request.socket, response)) app.listener(request, response)
  })
}

type Found = Pick<FindResult<HTTPVersion.V1>, 'params' | 'searchParams'>

/** The request parsed by the contract; null where that refuses something. */
function parseRequest(read: PublicRead, url: string, { params, searchParams }: Found): PublicRequest | null {
  const parsedParams = read.params && parse(read.params, params)
  const parsedQuery = read.query && parseQuery(read.query, searchParams)
  if (parsedParams?.success === false || parsedQuery?.success === false) return null
  return { params: parsedParams?.output, query: parsedQuery?.output, url }
}
