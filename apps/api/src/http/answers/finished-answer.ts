import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loggedRequest } from './answer-log.ts'
import { REQUEST_ID } from '../server/headers.ts'

/** What a handler answers that has sent by itself: stored JSON, a 304. The reply itself would be awaited. */
export const SENT = Symbol('sent')

/** Names and values in turn: in this form they are written without being looked up. */
export type FlatHeaders = readonly string[]

/** An answer with all its headers but the request's id. */
export interface FinishedAnswer {
  readonly status: number
  readonly headers: FlatHeaders
  readonly body?: string
  /** `latin1`: each character of the body is one byte of what is sent. */
  readonly encoding?: 'latin1' | 'utf8'
}

/**
 * The body of an answer in the form that is sent fastest: as a text of single bytes it leaves together with the
 * headers in one write and need not be encoded.
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

/** Writes the rest of an answer, behind its headers. */
export function writeBody(response: ServerResponse, { body, encoding = 'utf8' }: FinishedAnswer): void {
  if (body === undefined) response.end()
  else response.end(body, encoding)
}

/**
 * Hands a finished answer to the connection as it is: the framework would look up and set each of its headers anew,
 * and run hooks that have nothing left to do. HEAD goes the framework's way.
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
  // Headers that can't be written are an error that the framework still answers: only then is the reply ours.
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
