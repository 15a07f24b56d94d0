import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import type { Config } from './config.ts'
import { forwardToApi } from './forward.ts'
import { lastResort } from './last-resort.ts'
import { FILE_POLICY, securityHeaders } from './security-headers.ts'

const KIBIBYTE = 1024

/** Sets the headers of everything that this server answers itself; the API sets its own. */
function ownHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** A page that throws is ours to mend: the log says why, and the visitor gets a way on and none of the details. */
function sayFailed(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    return reply
      .code(status)
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': FILE_POLICY })
      .type('text/html; charset=utf-8')
      .send(lastResort(request.url))
  })
}

const sayNo = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => {
    const known = request.method === 'GET' || request.method === 'HEAD'
    return reply
      .code(known ? 404 : 405)
      .headers(known ? {} : { Allow: 'GET, HEAD' })
      .type('text/plain; charset=utf-8')
      .send(known ? 'There is nothing here.\n' : 'Pages are read with GET.\n')
  })
}

/** What is asked for may name a person, as the status of a quote does. */
const withoutQuery = ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
  method,
  path: url.split('?')[0],
  ip,
})

/** The web server: forwards to the API, then serves what `site` registers. */
export async function createApp(
  config: Config,
  site: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, serializers: { req: withoutQuery } },
    trustProxy: config.trustedProxy ?? false,
    bodyLimit: 64 * KIBIBYTE,
    requestTimeout: 300_000,
    http: { maxHeaderSize: 16 * KIBIBYTE, headersTimeout: 10_000 },
    frameworkErrors: (_error, _request, refusal) => {
      const reply = refusal as FastifyReply
      reply.headers(securityHeaders(config.publicUrl))
      void reply.code(400).type('text/plain; charset=utf-8').send('This address can’t be read.\n')
    },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  })
  await app.register(forwardToApi, { apiUrl: config.apiUrl })
  await app.register(async (own) => {
    ownHeaders(own, config.publicUrl)
    sayNo(own)
    sayFailed(own)
    own.get('/health/live', () => ({ status: 'ok' }))
    await site(own)
  })
  return app
}
