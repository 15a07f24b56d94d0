import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { handleExpectations, trackResponses, refuseConnection } from './broken-requests.ts'
import type { Config } from './config/config.ts'
import { limitConnections } from './connections.ts'
import { forwardToApi } from './forward.ts'
import { measureLoad } from './load.ts'
import { isObserved, NO_OBSERVERS, type Observers } from './observers.ts'
import { FAILED, MALFORMED, NO_SUCH_ADDRESS, NOTHING_HERE, createRefuse, type Refuse } from './refusal.ts'
import {
  addRequestIds,
  createRequestIdOf,
  currentRequest,
  isFromProxy,
  logFields,
  REQUEST_ID,
} from './request-id.ts'
import { addRequestRules } from './request-rules.ts'
import { FILE_POLICY, securityHeaders } from './security-headers.ts'
import { refuseWhenStopping } from './stopping.ts'
import { NO_TRACING, type Tracing } from './tracing/tracing.ts'

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

/** An error thrown here is our fault: the log has the details, the visitor gets a next step and none of them. */
function handleErrors(app: FastifyInstance, refuse: Refuse, tracing: Tracing): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ ...getFields(request, tracing), err: error })
    return refuse(request, reply, { ...(status >= 500 ? FAILED : MALFORMED), status })
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

/** What a line of the log tells of a request that it is no longer written on behalf of. */
const getFields = ({ id, raw }: FastifyRequest, tracing: Tracing) =>
  logFields({ id, trace: tracing.traceOf(raw) })

/** Traces requests. As a request's id, its trace is taken from the trusted proxy alone. */
function traceRequests(app: FastifyInstance, tracing: Tracing, trustedProxy: string | null): void {
  if (tracing === NO_TRACING) return
  app.addHook('onRequest', ({ raw }, reply, done) => {
    tracing.begin(raw, reply.raw, isFromProxy(raw, trustedProxy))
    done()
  })
}

/** Tells of answers by the pattern of their route; pages by that of their screen. */
function observeResponses(app: FastifyInstance, { metrics, tracing }: Observers): void {
  if (!isObserved({ metrics, tracing })) return
  app.addHook('onResponse', ({ method, raw, routeOptions, screenPattern }, reply, done) => {
    const route = screenPattern ?? routeOptions.url ?? ''
    metrics.answered({ method, route }, reply.statusCode, reply.elapsedTime / 1000)
    tracing.answered(raw, route, reply.statusCode)
    done()
  })
}

/** Names the request that a line of the log belongs to. */
function requestOfLine(): object {
  const request = currentRequest()
  return request === undefined ? {} : logFields(request)
}

/** The web server: forwards calls to the API, then serves the routes that `site` registers. */
export async function createApp(
  config: Config,
  site: (app: FastifyInstance) => Promise<void>,
  { metrics, tracing }: Observers = NO_OBSERVERS,
): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl)
  const refuse = createRefuse(headers)
  const app = fastify({
    logger: { level: config.logLevel, mixin: requestOfLine },
    genReqId: createRequestIdOf(config),
    // Creating a logger for each request costs more than serving a stored page.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxy ?? false,
    // A busy machine takes its time to start; whoever starts the process decides how long it may.
    pluginTimeout: 0,
    requestTimeout: 300 * SECOND,
    http: {
      maxHeaderSize: 16 * KIBIBYTE,
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 2 * SECOND,
      // The request rules refuse it, with all headers.
      requireHostHeader: false,
    },
    frameworkErrors: (_error, request, reply) =>
      void refuse(request, (reply as FastifyReply).header(REQUEST_ID, request.id), NO_SUCH_ADDRESS),
    clientErrorHandler: refuseConnection(headers),
    // Fastify's own refusal has neither a Retry-After header nor a readable body.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  })
  traceRequests(app, tracing, config.trustedProxy)
  logRefusals(app, tracing)
  observeResponses(app, { metrics, tracing })
  addRequestIds(app, tracing)
  trackResponses(app)
  handleExpectations(app, headers)
  limitConnections(app, config, headers)
  addRequestRules(app, refuse)
  refuseWhenStopping(app, refuse)
  await measureLoad(app)
  handleErrors(app, refuse, tracing)
  app.setNotFoundHandler((request, reply) => refuse(request, reply, NOTHING_HERE))
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
    // Stored pages are given out while the API is away: only the end of this process takes it out of rotation.
    own.get('/health/ready', (_request, reply) => {
      if (!own.isStopping()) return { status: 'ok' }
      return reply.code(503).header('Retry-After', '5').send({ message: 'The server is stopping' })
    })
    await site(own)
  })
  return app
}
