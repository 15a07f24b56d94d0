import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'

const CLAIMS = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
] as const

/** The visitor's headers without what only a proxy may say, and with the address that this server saw. */
function forwardedHeaders(headers: IncomingHttpHeaders, visitor: string): IncomingHttpHeaders {
  const kept: IncomingHttpHeaders = { ...headers, 'x-forwarded-for': visitor }
  for (const claim of CLAIMS) delete kept[claim]
  return kept
}

const apiIsAway = (reply: FastifyReply) =>
  reply.code(503).headers({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).send({
    message: 'The portal is not answering right now. Please try again in a few seconds.',
  })

/** Hands `/api` and `/media` to the API, so that the browser's cookies have one origin. */
export async function forwardToApi(app: FastifyInstance, { apiUrl }: { apiUrl: string }) {
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(headers, request.ip ?? ''),
        onError: (reply) => void apiIsAway(reply as unknown as FastifyReply),
      },
    })
  }
}
