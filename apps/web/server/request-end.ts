import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Listeners of pending requests by connection. */
const pending = new WeakMap<Socket, Set<() => void>>()

function getPendingListeners(socket: Socket): Set<() => void> {
  const known = pending.get(socket)
  if (known) return known
  const ends = new Set<() => void>()
  pending.set(socket, ends)
  socket.once('close', () => {
    for (const end of ends) end()
  })
  return ends
}

/**
 * Calls a listener once, when the response to a request or its connection has closed. A pipelined request emits nothing when its
 * connection closes before its turn.
 */
export function onRequestEnd(
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  listener: () => void,
): void {
  const ends = getPendingListeners(socket)
  const end = () => {
    if (ends.delete(end)) listener()
  }
  ends.add(end)
  reply.raw.once('close', end)
  if (socket.closed) end()
}
