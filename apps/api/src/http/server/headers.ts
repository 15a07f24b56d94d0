import { REQUEST_ID_HEADER } from '@portal/server/requests'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'

/** Makes an answer inert that a browser opens as a page. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
const TWO_YEARS = 63_072_000

/** Headers of every answer, including errors. Public answers override cache-control. */
export function securityHeaders({ https }: Pick<Config, 'https'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    ...(https && { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }),
  }
}

/** Adds headers to every answer of Fastify; a route's own headers take precedence. */
export function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers)
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) void reply.header(name, value)
    void reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
}
