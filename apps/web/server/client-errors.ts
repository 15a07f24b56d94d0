import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { formatResponse, refuseUnlessUnread, type ClientError } from '@portal/server/connections'
import type { FastifyInstance } from 'fastify'
import { BAD_REQUEST, REQUEST_TIMEOUT, toJsonMessage, type Refusal } from './refusal.ts'
import { FILE_POLICY } from './security-headers.ts'

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: REQUEST_TIMEOUT,
  HPE_HEADER_OVERFLOW: { ...BAD_REQUEST, status: 431, message: 'The request’s headers are too long.' },
}
const EXPECTATION_FAILED = {
  ...BAD_REQUEST,
  status: 417,
  message: 'The request expects what no server does.',
}

/** Nothing is known about the client, so the response is JSON, as for a call. */
const toHeaders = (headers: Readonly<Record<string, string>>) => ({
  ...headers,
  'Content-Security-Policy': FILE_POLICY,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  Connection: 'close',
})

/** Responds to bytes that could not be parsed as a request, and to a request that never arrives. */
export const createClientErrorHandler =
  (headers: Readonly<Record<string, string>>) =>
  (error: ClientError, socket: Socket): void =>
    refuseUnlessUnread(error, socket, () => respond(error, socket, headers))

function respond(error: ClientError, socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // In the middle of another response these bytes would be read as part of it.
  if (!socket.writable || isResponding(socket)) return void socket.destroy()
  socket.end(formatRefusal(REFUSALS[error.code ?? ''] ?? BAD_REQUEST, headers))
}

/** Formats a refusal as the bytes of a response, for a connection without a request. */
export const formatRefusal = (refusal: Refusal, headers: Readonly<Record<string, string>>): string =>
  formatResponse({
    status: refusal.status,
    headers: {
      ...toHeaders(headers),
      ...(refusal.retryAfter !== undefined && { 'Retry-After': refusal.retryAfter }),
    },
    body: toJsonMessage(refusal),
  })

/** The latest response of each connection. */
const responses = new WeakMap<Socket, ServerResponse>()

const isResponding = (socket: Socket): boolean => {
  const response = responses.get(socket)
  return response !== undefined && response.headersSent && !response.writableFinished
}

/** Tracks pending responses, so that a refusal is never written into one. */
export function trackResponses(app: FastifyInstance): void {
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.set(socket, response)
  })
}

/**
 * With `Expect: 100-continue` a client continues only once a handler reads the body, so that a refused body is never
 * sent.
 */
export function handleExpectations(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response)
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = toJsonMessage(EXPECTATION_FAILED)
    response
      .writeHead(EXPECTATION_FAILED.status, {
        ...toHeaders(headers),
        'Content-Length': Buffer.byteLength(body),
      })
      .end(body)
  })
}
