import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { isLoopback, LOOPBACK_HOSTS } from '#config/loopback.ts'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may post to it: only if no cookie is read and the URL itself authorises. */
    allowCrossSite?: boolean
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** CSRF protection: refuses writes from pages of other sites. Browsers always send one of the two headers. */
export function addCrossSiteGuard(app: FastifyInstance, config: Config): void {
  const ownOrigins = listOwnOrigins(config)
  app.addHook('onRequest', (request, _reply, done) => {
    if (READS.includes(request.method) || request.routeOptions.config.allowCrossSite) return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') || !isOwnOrigin(ownOrigins, origin)
    done(
      isForeign ? new Problem('forbidden', 'This came from another site, so nothing was changed') : undefined,
    )
  })
}

const isOwnOrigin = (ownOrigins: ReadonlySet<string>, origin: string | undefined) =>
  origin === undefined || ownOrigins.has(origin)

/**
 * Lists the site's own origins; on localhost with every name of this machine, and with the API's port for its reference
 * page.
 */
function listOwnOrigins({ publicUrl, port }: Config): ReadonlySet<string> {
  const url = new URL(publicUrl)
  if (!isLoopback(url)) return new Set([publicUrl])
  const ports = [url.port, String(port)].map((number) => (number && number !== '80' ? `:${number}` : ''))
  return new Set(LOOPBACK_HOSTS.flatMap((host) => ports.map((suffix) => `${url.protocol}//${host}${suffix}`)))
}
