import type { Call } from '@portal/domain/contract'
import { getBodyLimit, acceptsPhotos } from '@portal/domain/shared'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type * as v from 'valibot'
import { SENT } from '../answers/finished-answer.ts'
import { GUARDS, type Access, type UserOf } from './guards.ts'
import { limitHooks } from '../server/limits.ts'
import { type LimitName } from '../server/limit-table.ts'
import type { PublicRead } from './public-read.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract. */
    call?: Call
    access?: Access
  }
}

export type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined
type Input<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : never

/** The success body of a call; undefined for a 204. */
export type Answer<C extends Call> = Input<C['answers'][Extract<keyof C['answers'], 200 | 201 | 202 | 204>]>

/** A request, parsed by the contract. */
export interface HandledRequest<C extends Call, A extends Access> {
  readonly params: Parsed<C['params']>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly user: UserOf<A>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface RouteOptions<A extends Access> {
  readonly access: A
  /** The request limits; by default `reads` for GET. */
  readonly limits?: readonly LimitName[]
  /** How the fast path answers the call. */
  readonly publicRead?: PublicRead
}

type Sent = typeof SENT

/** Returns the call's success body, or `SENT`. */
type Handler<C extends Call, A extends Access> = (
  handled: HandledRequest<C, A>,
) => Answer<C> | Sent | Promise<Answer<C> | Sent>

/** Registers a call of the contract with its access, limits and schemas. */
export function route<const C extends Call, const A extends Access>(
  app: FastifyInstance,
  call: C,
  options: RouteOptions<A>,
  handler: Handler<C, A>,
): void {
  const limits = limitHooks(app, options.limits ?? (call.method === 'GET' ? ['reads'] : []))
  const status = successStatus(call)
  // Large bodies need a slot.
  const hasPhotos = acceptsPhotos(call)
  // Not the reply, which would be awaited until the last byte is sent.
  const answerWith = (answer: Answer<C> | Sent, reply: FastifyReply) => {
    if (answer === SENT) return
    void reply.code(status)
    return answer
  }
  // Synchronous answers take no promise.
  const handle: RouteHandlerMethod = (request, reply) => {
    const answer = handler(toHandledRequest<C, A>(request, reply))
    return answer instanceof Promise
      ? answer.then((awaited) => answerWith(awaited, reply))
      : answerWith(answer, reply)
  }
  const handleInSlot: RouteHandlerMethod = async (request, reply) => {
    const release = request.slot?.acquire()
    try {
      return answerWith(await handler(toHandledRequest<C, A>(request, reply)), reply)
    } finally {
      release?.()
    }
  }
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: getBodyLimit(call),
    config: {
      call,
      access: options.access,
      answersUnderPressure: call.tag === 'health',
      ...(options.publicRead && { publicRead: options.publicRead }),
    },
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: call.answers,
    },
    onRequest: [
      ...limits.onRequest,
      ...GUARDS[options.access],
      ...limits.afterGuards,
      ...(hasPhotos ? [app.admitBody] : []),
    ],
    preHandler: limits.preHandler,
    handler: hasPhotos ? handleInSlot : handle,
  })
}

/** The only place that casts what Fastify has validated to the types of the call's schemas. */
const toHandledRequest = <C extends Call, A extends Access>(
  request: FastifyRequest,
  reply: FastifyReply,
) => ({
  params: request.params as Parsed<C['params']>,
  query: request.query as Parsed<C['query']>,
  body: request.body as Parsed<C['body']>,
  user: request.user as UserOf<A>,
  request,
  reply,
})

function successStatus(call: Call): number {
  const status = Object.keys(call.answers)
    .map(Number)
    .find((candidate) => candidate >= 200 && candidate < 300)
  if (status === undefined) throw new Error(`${call.method} ${call.path} has no answer for success`)
  return status
}
