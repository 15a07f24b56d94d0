import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loggedRequest } from './answer-log.ts'
import { REQUEST_ID } from '../server/headers.ts'

/** Returned by a handler that has written its answer by itself; returning the reply would be awaited. */
export const SENT = Symbol('sent')

/** Names and values in turn, which Node.js writes without looking them up. */
export type FlatHeaders = readonly string[]

/** An answer with all its headers except the request's id. */
export interface FinishedAnswer {
  readonly status: number
  readonly headers: FlatHeaders
  readonly body?: string
  /** `latin1`: each character of the body is one byte of what is sent. */
  readonly encoding?: 'latin1' | 'utf8'
}

/**
 * The body of an answer in the form that is sent fastest: a text of single bytes is written together with the headers
 * and need not be encoded.
 */
export function finishedBody(body: string | Buffer) {
  if (typeof body !== 'string')
    return { body: body.toString('latin1'), encoding: 'latin1', bytes: body.length } as const
  const bytes = Buffer.byteLength(body)
  return { body, encoding: bytes === body.length ? 'latin1' : 'utf8', bytes } as const
}

/** Writes the headers of a finished answer. Throws where one of them can't be written; nothing is sent then. */
export function writeHeaders(
  response: ServerResponse,
  { status, headers }: FinishedAnswer,
  { id, isLast }: { readonly id: string; readonly isLast: boolean },
): void {
  const all = [...headers, REQUEST_ID, id]
  if (isLast) all.push('connection', 'close')
  response.writeHead(status, all)
}

/** Writes the body of an answer, after its headers. */
export function writeBody(response: ServerResponse, { body, encoding = 'utf8' }: FinishedAnswer): void {
  if (body === undefined) response.end()
  else response.end(body, encoding)
}

/**
 * Writes a finished answer to the connection directly: the framework would set each of its headers again and run hooks
 * that have nothing left to do. HEAD is left to the framework.
 */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FinishedAnswer,
): typeof SENT {
  const { server, raw, id } = request
  const { status, headers, body, encoding } = answer
  if (raw.method !== 'GET') {
    void reply
      .code(status)
      .headers(byName(headers))
      .send(body === undefined ? undefined : Buffer.from(body, encoding))
    return SENT
  }
  // Where writing the headers throws, the framework still answers the error; after that the reply is ours.
  writeHeaders(reply.raw, answer, { id, isLast: server.isStopping() })
  reply.hijack()
  server.logAnswer(loggedRequest(request), status)
  writeBody(reply.raw, answer)
  return SENT
}

/** Headers by name as a flat list. */
export const flatHeaders = (headers: Readonly<Record<string, string>>): FlatHeaders =>
  Object.entries(headers).flat()

function byName(headers: FlatHeaders): Record<string, string> {
  const named: Record<string, string> = {}
  for (let at = 0; at < headers.length; at += 2) named[headers[at] ?? ''] = headers[at + 1] ?? ''
  return named
}
