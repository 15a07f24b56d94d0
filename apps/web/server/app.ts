import { randomBytes } from 'node:crypto'
import { limitConnections, limitPipelining } from '@portal/server/connections'
import { addStopping, refuseWhenClosing } from '@portal/server/lifecycle'
import { measureLoad } from '@portal/server/load'
import { isFromProxy } from '@portal/server/network'
import {
  addRequestScope,
  createRequestIds,
  getCurrentLogFields,
  getLogFields,
  REQUEST_ID_HEADER,
} from '@portal/server/requests'
import { NO_TRACING, type Tracing } from '@portal/server/tracing'
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import {
  formatRefusal,
  handleExpectations,
  createClientErrorHandler,
  trackResponses,
} from './client-errors.ts'
import type { Config } from './config/config.ts'
import { forwardToApi } from './forward.ts'
import { isObserved, NO_OBSERVERS, type Observers } from './observers.ts'
import {
  API_UNAVAILABLE,
  createRefuse,
  INTERNAL_ERROR,
  BAD_REQUEST,
  BAD_ADDRESS,
  NOT_FOUND,
  TOO_MANY_PENDING,
  type Refuse,
} from './refusal.ts'
import { addRequestRules } from './request-rules.ts'
import { FILE_POLICY, createHeaders } from './security-headers.ts'

const KIBIBYTE = 1024
const SECOND = 1000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route sets all its headers itself: those of a stored page are built with the page. */
    setsOwnHeaders?: boolean
  }
}

/** Adds headers to every response of this server; the API sets its own. */
function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.setsOwnHeaders) reply.headers(headers)
    done()
  })
  // Pages have their own policy; on a 304 another one would replace the policy of the browser's stored page.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const hasPolicy = reply.statusCode === 304 || reply.hasHeader('Content-Security-Policy')
    if (!hasPolicy) reply.header('Content-Security-Policy', FILE_POLICY)
    done(null, payload)
  })
}

/** An error thrown here is a bug: the log gets its details, the visitor only a next step. */
function handleErrors(app: FastifyInstance, refuse: Refuse, tracing: Tracing): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ ...getFields(request, tracing), err: error })
    return refuse(request, reply, { ...(status >= 500 ? INTERNAL_ERROR : BAD_REQUEST), status })
  })
}

/** Logs responses that are refusals; successful ones are logged by a proxy in front. */
function logRefusals(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    // The query may identify a person, as a quote's status does.
    const path = request.url.split('?', 1)[0]
    const { method, ip } = request
    if (status >= 400)
      request.log.info({ ...getFields(request, tracing), method, path, ip, status }, 'refused')
    done()
  })
}

/** Log fields of a request, for lines that are written outside of its scope. */
const getFields = ({ id, raw }: FastifyRequest, tracing: Tracing) =>
  getLogFields({ id, trace: tracing.getTrace(raw) })

/** Starts a span for each request. Traces and request ids are only continued from the trusted proxy. */
function traceRequests(app: FastifyInstance, tracing: Tracing, trustedProxy: string | null): void {
  if (tracing === NO_TRACING) return
  app.addHook('onRequest', ({ raw }, reply, done) => {
    tracing.startSpan(raw, reply.raw, isFromProxy(raw.socket, trustedProxy))
    done()
  })
}

/** Records responses by the pattern of their route; pages by that of their screen. */
function observeResponses(app: FastifyInstance, { metrics, tracing }: Observers): void {
  if (!isObserved({ metrics, tracing })) return
  app.addHook('onResponse', ({ method, raw, routeOptions, screenPattern }, reply, done) => {
    const route = screenPattern ?? routeOptions.url ?? ''
    const { statusCode: status, elapsedTime } = reply
    metrics.recordResponse({ method, route, status, seconds: elapsedTime / 1000 })
    tracing.recordResponse(raw, route, status)
    done()
  })
}

/** Sends clients the id of their request. */
function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
}

/** The web server: forwards calls to the API, then serves the routes that `site` registers. */
export async function createApp(
  config: Config,
  site: (app: FastifyInstance) => Promise<void>,
  { metrics, tracing }: Observers = NO_OBSERVERS,
): Promise<FastifyInstance> {
  const headers = createHeaders(config.publicUrl)
  const refuse = createRefuse(headers)
  const app = fastify({
    logger: { level: config.logLevel, mixin: getCurrentLogFields },
    genReqId: createRequestIds({ trustedProxy: config.trustedProxy, randomBytes }),
    // Creating a logger for each request costs more than serving a stored page.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxy ?? false,
    // The supervisor decides how long a start may take on a busy machine.
    pluginTimeout: 0,
    requestTimeout: 300 * SECOND,
    http: {
      maxHeaderSize: 16 * KIBIBYTE,
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 2 * SECOND,
      // The request rules refuse a missing Host header, with all response headers.
      requireHostHeader: false,
    },
    frameworkErrors: (_error, request, reply) =>
      void refuse(request, (reply as FastifyReply).header(REQUEST_ID_HEADER, request.id), BAD_ADDRESS),
    clientErrorHandler: createClientErrorHandler(headers),
    // Fastify's own refusal has neither a Retry-After header nor a readable body.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  })
  traceRequests(app, tracing, config.trustedProxy)
  logRefusals(app, tracing)
  observeResponses(app, { metrics, tracing })
  addRequestIds(app)
  addRequestScope(app, tracing)
  trackResponses(app)
  handleExpectations(app, headers)
  limitConnections(app, {
    trustedProxy: config.trustedProxy,
    scale: config.rateLimitScale,
    refuse: (socket) => void socket.write(formatRefusal(TOO_MANY_PENDING, headers)),
  })
  limitPipelining(app)
  addRequestRules(app, refuse)
  addStopping(app)
  // The render threads are closed with the server.
  refuseWhenClosing(app, (request, reply) => void refuse(request, reply, API_UNAVAILABLE))
  await measureLoad(app)
  handleErrors(app, refuse, tracing)
  app.setNotFoundHandler((request, reply) => refuse(request, reply, NOT_FOUND))
  await app.register(forwardToApi, {
    apiUrl: config.apiUrl,
    rateLimitScale: config.rateLimitScale,
    refuse,
    metrics,
    tracing,
  })
  await app.register(async (own) => {
    addHeaders(own, headers)
    own.get('/health/live', () => ({ status: 'ok' }))
    // Stored pages are served while the API is down, so only a stop makes this process unready.
    own.get('/health/ready', (_request, reply) => {
      if (!own.isStopping()) return { status: 'ok' }
      return reply.code(503).header('Retry-After', '5').send({ message: 'The server is stopping' })
    })
    await site(own)
  })
  return app
}
