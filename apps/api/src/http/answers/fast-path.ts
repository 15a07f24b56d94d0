import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import createRouter, { type FindResult, type HTTPVersion } from 'find-my-way'
import type { AppContext } from '#context.ts'
import { findDirectIp } from '../server/client-ip.ts'
import { writeBody, writeHeaders, type FinishedAnswer } from './finished-answer.ts'
import type { PublicRead, PublicRequest } from '../routes/public-read.ts'
import { MAX_PARAM_LENGTH } from '../server/server.ts'
import { hasBody } from '../bodies/drain-refused-bodies.ts'
import { parse, parseQuery } from '../routes/validation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request, past the framework or by it. */
    listener: RequestListener
  }
}

/** A request that can be answered past the framework, with what that takes. */
interface Fit {
  readonly read: PublicRead
  readonly asked: PublicRequest
  readonly ip: string
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** By the clock of `performance.now()`. */
  readonly startedAt: number
}

/** Why a request that was begun past the framework has no answer, and since when it was under way. */
interface Failure {
  readonly error: Error
  readonly startedAt: number
}

/**
 * Answers public reads past the framework, whose routing, objects and hooks cost as much as such an answer itself. What
 * is unusual is left to the framework from the start: another method, a body, a session, what the contract refuses,
 * proxies nobody trusts, a process that is busy or stops. What fails on the way, a limit that is reached included, is
 * handed to it as a failure, so that there is one way to say no. Added before the hooks that refuse.
 */
export function addFastPath(
  app: FastifyInstance,
  { config: { trustedProxy }, log }: Pick<AppContext, 'config' | 'log'>,
): void {
  const router = createRouter({ maxParamLength: MAX_PARAM_LENGTH })
  // All routes, so that an address of one that isn't public is never taken for a parameter of one that is.
  app.addHook('onReady', (done) => {
    for (const { method, url, config } of app.routeList)
      if ([method].flat().includes('GET')) router.on('GET', url, () => undefined, config?.publicRead)
    done()
  })

  const failures = new WeakMap<IncomingMessage, Failure>()
  app.addHook('onRequest', (request, _reply, done) => {
    const failure = failures.get(request.raw)
    if (failure) request.startedAt = failure.startedAt
    done(failure?.error)
  })

  const fitOf = (request: IncomingMessage): Fit | null => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || hasBody(request) || app.isStopping() || app.isOverloaded()) return null
    const found = router.find('GET', url)
    const read = found?.store as PublicRead | undefined
    if (!found || !read || (read.readsSession && headers.cookie !== undefined)) return null
    const asked = askedOf(read, url, found)
    const ip = findDirectIp(request, trustedProxy)
    if (asked === null || ip === null || read.requestsOwn(asked)) return null
    return { read, asked, ip }
  }

  const send = ({ response, startedAt }: Exchange, { asked: { url }, ip }: Fit, answer: FinishedAnswer) => {
    const id = app.nextRequestId()
    writeHeaders(response, answer, { id, isLast: app.isStopping() })
    app.logAnswer({ id, method: 'GET', url, ip, startedAt }, answer.status)
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

  const answerFit = (exchange: Exchange, fit: Fit): void => {
    app.countRead(exchange.request, fit.ip)
    const answer = app.finishPublicly(exchange.request, fit.read, fit.asked)
    if (answer instanceof Promise)
      answer.then((made) => send(exchange, fit, made)).catch((error) => fail(exchange, error))
    else send(exchange, fit, answer)
  }

  app.decorate('listener', (request, response) => {
    const exchange = { request, response, startedAt: performance.now() }
    try {
      const fit = fitOf(request)
      if (fit) {
        answerFit(exchange, fit)
        return
      }
    } catch (error) {
      fail(exchange, error)
      return
    }
    app.routing(request, response)
  })
  // A second server, for another address of the same host name, is answered by the framework alone.
  app.server.removeAllListeners('request').on('request', app.listener)
}

type Found = Pick<FindResult<HTTPVersion.V1>, 'params' | 'searchParams'>

/** What is asked, by the contract; null where it refuses something. */
function askedOf(read: PublicRead, url: string, { params, searchParams }: Found): PublicRequest | null {
  const parsedParams = read.params && parse(read.params, params)
  const parsedQuery = read.query && parseQuery(read.query, searchParams)
  if (parsedParams?.success === false || parsedQuery?.success === false) return null
  return { params: parsedParams?.output, query: parsedQuery?.output, url }
}
