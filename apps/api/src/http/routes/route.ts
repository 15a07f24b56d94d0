import type { Call } from '@portal/domain/contract'
import { getBodyLimit, isPhotoRoute } from '@portal/domain/shared'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify'
import type * as v from 'valibot'
import { GUARDS, type Access, type UserOf } from './guards.ts'
import { createLimitHooks } from '../server/limits.ts'
import { type LimitName } from '../server/limit-table.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
    access?: Access
  }
}

export type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined
type Input<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : never

/** The success body of a call; undefined for a 204. */
export type ResponseBody<C extends Call> = Input<
  C['responses'][Extract<keyof C['responses'], 200 | 201 | 202 | 204>]
>

/** A request, parsed by the contract. */
export interface HandledRequest<C extends Call, A extends Access> {
  readonly params: Parsed<C['params']>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly user: UserOf<A>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface RouteOptions<A extends Access> {
  readonly access: A
  /** The request limits; by default `reads` for GET. */
  readonly limits?: readonly LimitName[]
}

/** Returns the call's success body. */
type Handler<C extends Call, A extends Access> = (
  handled: HandledRequest<C, A>,
) => ResponseBody<C> | Promise<ResponseBody<C>>

/** Registers a call of the contract with its access, limits and schemas. */
export function route<const C extends Call, const A extends Access>(
  app: FastifyInstance,
  call: C,
  options: RouteOptions<A>,
  handler: Handler<C, A>,
): void {
  const status = getSuccessStatus(call)
  const handle: RouteHandlerMethod = async (request, reply) => {
    const response = await handler(toHandledRequest<C, A>(request, reply))
    void reply.code(status)
    return response
  }
  addCall(app, call, { ...options, handler: isPhotoRoute(call) ? withinSlot(handle) : handle })
}

/** Requests with a large body keep their slot during the work. */
const withinSlot = (handle: RouteHandlerMethod): RouteHandlerMethod =>
  async function (request, reply) {
    const release = request.slot?.acquire()
    try {
      return await handle.call(this, request, reply)
    } finally {
      release?.()
    }
  }

interface CallOptions extends RouteOptions<Access> {
  /** May reply in place of the handler. */
  readonly preHandler?: readonly preHandlerAsyncHookHandler[]
  readonly handler: RouteHandlerMethod
}

/** Registers a call whose handler sends the reply itself. */
export function addCall(
  app: FastifyInstance,
  call: Call,
  { access, limits: names = call.method === 'GET' ? ['reads'] : [], preHandler = [], handler }: CallOptions,
): void {
  const limits = createLimitHooks(app, names)
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: getBodyLimit(call),
    config: { call, access, allowDuringOverload: call.tag === 'health' },
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: call.responses,
    },
    onRequest: [
      ...limits.onRequest,
      ...GUARDS[access],
      ...limits.afterGuards,
      ...(isPhotoRoute(call) ? [app.admitBody] : []),
    ],
    preHandler: [...limits.preHandler, ...preHandler],
    handler,
  })
}

/** The only cast from what Fastify has validated to the types of the call's schemas. */
export const toHandledRequest = <C extends Call, A extends Access>(
  request: FastifyRequest,
  reply: FastifyReply,
): HandledRequest<C, A> => ({
  params: request.params as Parsed<C['params']>,
  query: request.query as Parsed<C['query']>,
  body: request.body as Parsed<C['body']>,
  user: request.user as UserOf<A>,
  request,
  reply,
})

function getSuccessStatus(call: Call): number {
  const status = Object.keys(call.responses)
    .map(Number)
    .find((candidate) => candidate >= 200 && candidate < 300)
  if (status === undefined) throw new Error(`${call.method} ${call.path} has no answer for success`)
  return status
}
