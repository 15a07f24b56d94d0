import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { GUARDS } from './guards.ts'
import { createLimitHooks } from '../server/limits.ts'
import { type LimitName } from '../server/limit-table.ts'
import type { SessionUser } from '../server/session.ts'

export interface Navigation<Query extends v.GenericSchema = v.GenericSchema> {
  /** Its operation id in the API reference. */
  readonly name: string
  readonly path: `/api/${string}`
  readonly summary: string
  readonly query: Query
  /** The request limits; by default `reads`. */
  readonly limits?: readonly LimitName[]
}

interface NavigationRequest<Query extends v.GenericSchema> {
  readonly query: v.InferOutput<Query>
  readonly user: SessionUser | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The navigation that the route answers. */
    navigation?: Navigation
  }
}

/** Registers a path that browsers navigate to, whose response is a redirect. */
export function navigation<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  description: Navigation<Query>,
  handler: (navigated: NavigationRequest<Query>) => FastifyReply | Promise<FastifyReply>,
): void {
  const limits = createLimitHooks(app, description.limits ?? ['reads'])
  app.get(
    description.path,
    {
      exposeHeadRoute: false,
      config: { navigation: description, access: 'visitor' },
      schema: { querystring: description.query },
      onRequest: [...limits.onRequest, ...GUARDS.visitor],
    },
    (request, reply) =>
      handler({ query: request.query as v.InferOutput<Query>, user: request.user, request, reply }),
  )
}
