import { REQUEST_ID_HEADER } from '@portal/server/requests'
import { createSecurityHeaders } from '@portal/server/responses'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'

/** Makes a response inert if a browser opens it as a page. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Creates the headers of every response, including errors. Public responses override cache-control. */
export const createResponseHeaders = ({
  https,
}: Pick<Config, 'https'>): Readonly<Record<string, string>> => ({
  ...createSecurityHeaders({ isHttps: https, allowsGeolocation: false }),
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cache-control': 'no-store',
})

/** Adds headers to every response of Fastify; a route's own headers take precedence. */
export function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers)
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) void reply.header(name, value)
    void reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
}
