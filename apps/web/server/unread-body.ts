import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { hasBody } from '@portal/server/requests'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Long enough for a client to read a refusal while sending; a slow client can't hold the connection longer. */
const LINGER_MS = 2_000

/** Connections that close with the pending response: later requests on them are ignored. */
const closing = new WeakSet<Socket>()

export const isClosing = ({ raw }: FastifyRequest): boolean => closing.has(raw.socket)

const TOO_LARGE = 413

/** Whether a response closes its connection: the body is incomplete, or was too large. */
export const closesConnection = (request: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  hasBody(request) && (!request.raw.complete || statusCode === TOO_LARGE)

/**
 * Responds to a request whose body is not wanted: sends the response at once and closes the connection after it. The
 * rest of the body is drained for a moment, because closing a connection with unread bytes resets it and loses the
 * response.
 */
export function sendAndClose(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Readable,
): FastifyReply {
  closing.add(request.raw.socket)
  if (typeof body === 'string') void reply.header('Content-Length', Buffer.byteLength(body))
  const parts = typeof body === 'string' ? [Buffer.from(body)] : body
  return reply.header('Connection', 'close').send(Readable.from(sendThenDrain(parts, request, reply)))
}

async function* sendThenDrain(
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  yield* parts
  // Otherwise a response without a body would not send its headers until the end.
  reply.raw.flushHeaders()
  await drain(request.raw)
}

/** Resolves at the end of the body, at the latest after LINGER_MS. */
function drain(body: IncomingMessage): Promise<void> {
  if (body.readableEnded) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, LINGER_MS)
    body.once('end', finish).once('close', finish)
    body.unpipe()
    body.resume()
  })
}
