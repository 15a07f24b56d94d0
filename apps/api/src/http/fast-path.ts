import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import createRouter, { type FindResult, type HTTPVersion } from 'find-my-way'
import type { Config } from '#config.ts'
import { usualIp } from './client-ip.ts'
import { writeBody, writeHeaders, type FinishedAnswer } from './finished-answer.ts'
import type { PublicRead, PublicRequest } from './public-read.ts'
import { LONGEST_PARAM } from './server.ts'
import { bringsBody } from './refused-body.ts'
import { parse, parseQuery } from './validation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request, past the framework or by it. */
    listener: RequestListener
  }
}

/** A request that can be answered past the framework, with what that takes. */
interface Fit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly startedAt: number
  readonly read: PublicRead
  readonly asked: PublicRequest
  readonly ip: string
}

/**
 * Answers public reads that go well past the framework, whose routing, objects and hooks cost as much as such an answer
 * itself. Whatever is unusual is left to the framework, which begins anew: another method, a body, a session, what the
 * contract refuses, a limit that is reached, a process that is busy or stops, and work that fails.
 */
export function addFastPath(app: FastifyInstance, { trustedProxy }: Pick<Config, 'trustedProxy'>): void {
  const router = createRouter({ maxParamLength: LONGEST_PARAM })
  // All routes, so that an address of one that isn't public is never taken for a parameter of one that is.
  app.addHook('onReady', (done) => {
    for (const { method, url, config } of app.routeList)
      if ([method].flat().includes('GET')) router.on('GET', url, () => undefined, config?.publicRead)
    done()
  })

  const fitOf = (request: IncomingMessage, response: ServerResponse): Fit | null => {
    const startedAt = performance.now()
    const { method, url = '', headers } = request
    if (method !== 'GET' || bringsBody(request) || app.isStopping() || app.isOverloaded()) return null
    const found = router.find('GET', url)
    const read = found?.store as PublicRead | undefined
    if (!found || !read || (read.readsSession && headers.cookie !== undefined)) return null
    const asked = askedOf(read, url, found)
    const ip = usualIp(request, trustedProxy)
    if (asked === null || ip === null || read.asksForOwn(asked)) return null
    return { request, response, startedAt, read, asked, ip }
  }

  const send = ({ response, startedAt, asked: { url }, ip }: Fit, answer: FinishedAnswer): void => {
    const id = app.nextRequestId()
    writeHeaders(response, answer, { id, isLast: app.isStopping() })
    app.logAnswer({ id, method: 'GET', url, ip, startedAt }, answer.status)
    writeBody(response, answer)
  }

  const leave = ({ request, response, ip }: Fit): void => {
    app.readLimit.giveBack(request, ip)
    // What broke off in the middle can't begin anew.
    if (response.headersSent) response.destroy()
    else app.routing(request, response)
  }

  const answerFit = (fit: Fit): void => {
    try {
      const answer = app.finishPublicly(fit.request, fit.read, fit.asked)
      if (answer instanceof Promise) answer.then((made) => send(fit, made)).catch(() => leave(fit))
      else send(fit, answer)
    } catch {
      leave(fit)
    }
  }

  app.decorate('listener', (request, response) => {
    const fit = fitOf(request, response)
    if (fit && app.readLimit.count(request, fit.ip)) answerFit(fit)
    else app.routing(request, response)
  })
}

type Found = Pick<FindResult<HTTPVersion.V1>, 'params' | 'searchParams'>

/** What is asked, by the contract; null where it refuses something. */
function askedOf(read: PublicRead, url: string, { params, searchParams }: Found): PublicRequest | null {
  const parsedParams = read.params && parse(read.params, params)
  const parsedQuery = read.query && parseQuery(read.query, searchParams)
  if (parsedParams?.success === false || parsedQuery?.success === false) return null
  return { params: parsedParams?.output, query: parsedQuery?.output, url }
}
