import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { sendFinished, type SENT } from '../answers/finished-answer.ts'
import type { PublicWork } from '../answers/public-answers.ts'

/** A public request, parsed by the read's schemas. */
export interface PublicRequest<Params = unknown, Query = unknown> {
  readonly params: Params
  readonly query: Query
  readonly url: string
}

/** A read with the same answer for everybody, which both Fastify and the fast path can answer. */
export interface PublicRead extends PublicWork<PublicRequest> {
  readonly params: v.GenericSchema | undefined
  readonly query: v.GenericSchema | undefined
  /** Whether signed-in people may get another answer. */
  readonly readsSession: boolean
  /** Whether the request is for one's own data, which needs a session. */
  requestsOwn(request: PublicRequest): boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    publicRead?: PublicRead
  }
}

/** Answers a public read within Fastify. */
export async function answerPublicly(
  read: PublicRead,
  publicRequest: PublicRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<typeof SENT> {
  return sendFinished(request, reply, await request.server.finishPublicly(request.raw, read, publicRequest))
}
