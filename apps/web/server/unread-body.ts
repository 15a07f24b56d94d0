import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Long enough to read a refusal while sending; whoever drips holds the connection no longer. */
const LINGER_MS = 2_000

/** Connections that end with the answer under way: whatever is sent over them after its request is not for anybody. */
const closing = new WeakSet<Socket>()

export const isClosing = ({ raw }: FastifyRequest): boolean => closing.has(raw.socket)

/** Whether the request says that it brings a body. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

const TOO_LARGE = 413

/** Whether an answer is the last of its connection: bytes of the request's body are still to come, or were too many. */
export const closesConnection = (request: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  hasBody(request) && (!request.raw.complete || statusCode === TOO_LARGE)

/**
 * Sends an answer to a request whose body is not wanted: the answer leaves at once and the connection ends after it. What
 * the sender still sends is dropped for a moment, because a connection that is closed on unread bytes is reset, and the
 * answer with it.
 */
export function sendAndClose(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: string | Readable,
): FastifyReply {
  closing.add(request.raw.socket)
  if (typeof answer === 'string') void reply.header('Content-Length', Buffer.byteLength(answer))
  const parts = typeof answer === 'string' ? [Buffer.from(answer)] : answer
  return reply.header('Connection', 'close').send(Readable.from(sendThenDrain(parts, request, reply)))
}

async function* sendThenDrain(
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  yield* parts
  // An answer without a body would wait with its headers for the end.
  reply.raw.flushHeaders()
  await drain(request.raw)
}

/** Resolves once the body is over, and after a moment in any case. */
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
