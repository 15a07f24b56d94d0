import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { sendFinished, type SENT } from '../answers/finished-answer.ts'
import type { PublicWork } from '../answers/public-answers.ts'

/** What anybody may ask, parsed by the read's schemas. */
export interface PublicRequest<Params = unknown, Query = unknown> {
  readonly params: Params
  readonly query: Query
  readonly url: string
}

/** A read whose answer everybody gets, in a form that can be asked by the framework and past it. */
export interface PublicRead extends PublicWork<PublicRequest> {
  readonly params: v.GenericSchema | undefined
  readonly query: v.GenericSchema | undefined
  /** Whether somebody who is signed in may get something else. */
  readonly readsSession: boolean
  /** Whether something of one's own is asked for, which only those have who are signed in. */
  asksForOwn(request: PublicRequest): boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    publicRead?: PublicRead
  }
}

/** Answers a public read on the framework's way. */
export function answerPublicly(
  read: PublicRead,
  asked: PublicRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): typeof SENT | Promise<typeof SENT> {
  const answer = request.server.finishPublicly(request.raw, read, asked)
  return answer instanceof Promise
    ? answer.then((made) => sendFinished(request, reply, made))
    : sendFinished(request, reply, answer)
}
