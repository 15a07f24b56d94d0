import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { handleExpectations, trackResponses, refuseConnection } from './broken-requests.ts'
import type { Config } from './config/config.ts'
import { forwardToApi } from './forward.ts'
import { measureLoad } from './load.ts'
import { FAILED, MALFORMED, NO_SUCH_ADDRESS, NOTHING_HERE, createRefuse, type Refuse } from './refusal.ts'
import { addRequestRules } from './request-rules.ts'
import { FILE_POLICY, securityHeaders } from './security-headers.ts'
import { refuseWhenStopping } from './stopping.ts'

const KIBIBYTE = 1024
const SECOND = 1000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route's answers bring all their headers along: those of a stored page are made with it. */
    setsOwnHeaders?: boolean
  }
}

/** Sets the headers of everything that this server answers itself; the API sets its own. */
function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.setsOwnHeaders) reply.headers(headers)
    done()
  })
  // Pages have a policy of their own, and on a 304 it would take the place of the stored page's.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const hasPolicy = reply.statusCode === 304 || reply.hasHeader('Content-Security-Policy')
    if (!hasPolicy) reply.header('Content-Security-Policy', FILE_POLICY)
    done(null, payload)
  })
}

/** What throws is ours to mend: the log says why, and the visitor gets a way on and none of the details. */
function handleErrors(app: FastifyInstance, refuse: Refuse): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    return refuse(request, reply, { ...(status >= 500 ? FAILED : MALFORMED), status })
  })
}

/** One line for each answer that is a refusal; what is given out as it is stored is logged by a proxy in front. */
function logRefusals(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    // What is asked for may name a person, as the status of a quote does.
    const path = request.url.split('?', 1)[0]
    if (status >= 400) request.log.info({ method: request.method, path, ip: request.ip, status }, 'refused')
    done()
  })
}

/** The web server: forwards to the API, then serves what `site` registers. */
export async function createApp(
  config: Config,
  site: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl)
  const refuse = createRefuse(headers)
  const app = fastify({
    logger: { level: config.logLevel },
    // A logger for each request costs more than a stored page.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxy ?? false,
    requestTimeout: 300 * SECOND,
    http: {
      maxHeaderSize: 16 * KIBIBYTE,
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 2 * SECOND,
      // The rules for requests refuse it, under all headers.
      requireHostHeader: false,
    },
    frameworkErrors: (_error, request, reply) => void refuse(request, reply as FastifyReply, NO_SUCH_ADDRESS),
    clientErrorHandler: refuseConnection(headers),
    // The framework's own refusal says neither when to come back nor anything that a visitor could read.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  })
  logRefusals(app)
  trackResponses(app)
  handleExpectations(app, headers)
  addRequestRules(app, refuse)
  refuseWhenStopping(app, refuse)
  await measureLoad(app)
  handleErrors(app, refuse)
  app.setNotFoundHandler((request, reply) => refuse(request, reply, NOTHING_HERE))
  await app.register(forwardToApi, { apiUrl: config.apiUrl, refuse })
  await app.register(async (own) => {
    addHeaders(own, headers)
    own.get('/health/live', () => ({ status: 'ok' }))
    await site(own)
  })
  return app
}
