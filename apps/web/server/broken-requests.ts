import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { MALFORMED, TOO_SLOW, toJsonMessage, type Refusal } from './refusal.ts'
import { FILE_POLICY } from './security-headers.ts'

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: { ...MALFORMED, status: 431, sentence: 'The request’s headers are too long.' },
}
const NO_SUCH_EXPECTATION = {
  ...MALFORMED,
  status: 417,
  sentence: 'The request expects what no server does.',
}

/** Nothing is known about the client, so the response is JSON, as for a call. */
const toHeaders = (headers: Readonly<Record<string, string>>, body: string) => ({
  ...headers,
  'Content-Security-Policy': FILE_POLICY,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  Connection: 'close',
})

/** Responds to bytes that could not be parsed as a request, and to a request that never arrives. */
export const refuseConnection =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    const refuse = () => respond(error, socket, headers)
    // While this process stood still nothing was read: what has arrived meanwhile is read before the next immediate.
    const mayBeUnread = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
    if (mayBeUnread) setImmediate(() => void (socket.bytesRead === 0 && refuse()))
    else refuse()
  }

function respond(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // In the middle of another response these bytes would be read as part of it.
  if (!socket.writable || isAnswering(socket)) return void socket.destroy()
  socket.end(toResponse(REFUSALS[error.code ?? ''] ?? MALFORMED, headers))
}

/** A refusal as the bytes of a response, for a connection without a request. */
export function toResponse(refusal: Refusal, headers: Readonly<Record<string, string>>): string {
  const { status, retryAfter } = refusal
  const body = toJsonMessage(refusal)
  const lines = Object.entries({
    ...toHeaders(headers, body),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}

/** The latest response of each connection. */
const answers = new WeakMap<Socket, ServerResponse>()

const isAnswering = (socket: Socket): boolean => {
  const answer = answers.get(socket)
  return answer !== undefined && answer.headersSent && !answer.writableFinished
}

/** Tracks pending responses, so that a refusal is never written into one. */
export function trackResponses(app: FastifyInstance): void {
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, answer)
  })
}

/**
 * With `Expect: 100-continue` a client is told to continue only once a handler reads the body, so that a refused body
 * is never sent.
 */
export function handleExpectations(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response)
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = toJsonMessage(NO_SUCH_EXPECTATION)
    response.writeHead(NO_SUCH_EXPECTATION.status, toHeaders(headers, body)).end(body)
  })
}
