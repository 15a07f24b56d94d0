import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is called when the requests of a connection end. */
const pending = new WeakMap<Socket, Set<() => void>>()

function pendingOf(socket: Socket): Set<() => void> {
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
 * Calls a listener once, when a request was responded to or its connection has closed. A pipelined request tells nobody that
 * its connection has closed before its turn.
 */
export function onRequestEnd(
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  listener: () => void,
): void {
  const ends = pendingOf(socket)
  const end = () => {
    if (ends.delete(end)) listener()
  }
  ends.add(end)
  reply.raw.once('close', end)
  if (socket.closed) end()
}
