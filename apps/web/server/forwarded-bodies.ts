import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { PHOTO_BODY_LIMIT, SECOND } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}

/** How often bodies are checked, in milliseconds. */
const CHECK_INTERVAL_MS = 5 * SECOND
/** A sender that is silent for this many checks has stopped. The API enforces a minimum rate for what arrives. */
const MAX_SILENT_CHECKS = 4

interface ForwardedBody {
  readonly received: IncomingMessage
  readonly body: PassThrough
  bytes: number
  bytesAtLastCheck: number
  silentChecks: number
}

/**
 * Forwards bodies to the API as they arrive, decoupled from the client's connection: if the API responds before the
 * body is complete, or fails, the client still gets a response. A body whose sender stops is destroyed, since the API
 * sees a request only with the first byte of its body. Silence is counted in checks, so that delays of this process
 * don't count against the sender.
 */
export function forwardBodies(app: FastifyInstance): void {
  const forwarded = new Set<ForwardedBody>()
  const checking = setInterval(() => {
    for (const body of forwarded) check(body)
  }, CHECK_INTERVAL_MS)
  checking.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(checking)
    done()
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers.expect !== undefined) reply.raw.writeContinue()
    done(null, payload)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, received, done) => {
    const forwardedBody = forwardBody(received)
    forwarded.add(forwardedBody)
    forwardedBody.body.once('close', () => forwarded.delete(forwardedBody))
    done(null, forwardedBody.body)
  })
}

function forwardBody(received: IncomingMessage): ForwardedBody {
  const body = new PassThrough()
  // Nothing else handles errors before the request has a connection to the API, or after the API has responded.
  body.on('error', () => undefined)
  const forwarded = { received, body, bytes: 0, bytesAtLastCheck: 0, silentChecks: 0 }
  received.on('data', (chunk: Buffer) => {
    forwarded.bytes += chunk.length
    if (forwarded.bytes > PHOTO_BODY_LIMIT) body.destroy(new BodyTooLarge())
  })
  received.once('close', () => {
    if (!received.complete) body.destroy(new Error('The visitor hung up'))
  })
  received.pipe(body)
  return forwarded
}

function check(forwarded: ForwardedBody): void {
  const { received, body, bytes, bytesAtLastCheck } = forwarded
  // While the API reads nothing, neither does this server.
  const isSilent = bytes === bytesAtLastCheck && !received.complete && !body.writableNeedDrain
  forwarded.silentChecks = isSilent ? forwarded.silentChecks + 1 : 0
  forwarded.bytesAtLastCheck = bytes
  if (forwarded.silentChecks >= MAX_SILENT_CHECKS) body.destroy(new BodyTooSlow())
}
