import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may post to it: only what reads no cookie and whose address is the right itself. */
    allowCrossSite?: boolean
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const READS = ['GET', 'HEAD', 'OPTIONS']

/** Refuses writes that a page of another site makes a browser send. Without either header it is no browser. */
export function addCrossSiteGuard(app: FastifyInstance, config: Config): void {
  const ours = ourOrigins(config)
  app.addHook('onRequest', (request, _reply, done) => {
    if (READS.includes(request.method) || request.routeOptions.config.allowCrossSite) return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') || !isOurs(ours, origin)
    done(
      isForeign ? new Problem('forbidden', 'This came from another site, so nothing was changed') : undefined,
    )
  })
}

const isOurs = (ours: ReadonlySet<string>, origin: string | undefined) =>
  origin === undefined || ours.has(origin)

/** The site's own origin; on the machine itself every name of it, and the API's port for its reference page. */
function ourOrigins({ publicUrl, port }: Config): ReadonlySet<string> {
  const url = new URL(publicUrl)
  if (!LOOPBACK.includes(url.hostname)) return new Set([publicUrl])
  const ports = [url.port, String(port)].map((number) => (number && number !== '80' ? `:${number}` : ''))
  return new Set(LOOPBACK.flatMap((host) => ports.map((suffix) => `${url.protocol}//${host}${suffix}`)))
}
