import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Long enough to read a refusal while sending; whoever drips holds the connection no longer. */
const LINGER_MS = 2_000

/** Connections that end with the answer under way: whatever is sent over them after its request is not for anybody. */
const ending = new WeakSet<Socket>()

export const isEnding = ({ raw }: FastifyRequest): boolean => ending.has(raw.socket)

/** Whether the request says that it brings a body. */
export const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

const TOO_LARGE = 413

/** Whether an answer is the last of its connection: bytes of the request's body are still to come, or were too many. */
export const endsConnection = (request: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  bringsBody(request) && (!request.raw.complete || statusCode === TOO_LARGE)

/**
 * Sends an answer to a request whose body is not wanted: the answer leaves at once and the connection ends after it. What
 * the sender still sends is dropped for a moment, because a connection that is closed on unread bytes is reset, and the
 * answer with it.
 */
export function sendAndEnd(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: string | Readable,
): FastifyReply {
  ending.add(request.raw.socket)
  if (typeof answer === 'string') void reply.header('Content-Length', Buffer.byteLength(answer))
  const parts = typeof answer === 'string' ? [Buffer.from(answer)] : answer
  return reply.header('Connection', 'close').send(Readable.from(andThenDrop(parts, request, reply)))
}

async function* andThenDrop(
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  yield* parts
  // An answer without a body would wait with its headers for the end.
  reply.raw.flushHeaders()
  await dropped(request.raw)
}

/** Resolves once the body is over, and after a moment in any case. */
function dropped(body: IncomingMessage): Promise<void> {
  if (body.readableEnded) return Promise.resolve()
  return new Promise((resolve) => {
    const isOver = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(isOver, LINGER_MS)
    body.once('end', isOver).once('close', isOver)
    body.unpipe()
    body.resume()
  })
}
