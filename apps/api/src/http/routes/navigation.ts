import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { GUARDS } from './guards.ts'
import { limitHooks } from '../server/limits.ts'
import type { SessionUser } from '../server/session.ts'

export interface Navigation<Query extends v.GenericSchema = v.GenericSchema> {
  /** What it is called in the reference. */
  readonly name: string
  readonly path: `/api/${string}`
  readonly summary: string
  readonly query: Query
}

interface Navigated<Query extends v.GenericSchema> {
  readonly query: v.InferOutput<Query>
  readonly user: SessionUser | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Says that the route is opened by a browser's address bar and answers a redirect. */
    navigation?: Navigation
  }
}

/** Registers an address that browsers navigate to: no data call, answers a redirect, is never followed ahead. */
export function navigation<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  description: Navigation<Query>,
  handler: (navigated: Navigated<Query>) => FastifyReply | Promise<FastifyReply>,
): void {
  const limits = limitHooks(app, ['reads'])
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
