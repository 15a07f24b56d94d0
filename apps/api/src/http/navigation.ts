import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { GUARDS } from './guards.ts'
import { limitHooks } from './limits.ts'
import type { SessionUser } from './session.ts'

interface Navigation<Query extends v.GenericSchema> {
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
    navigation?: { readonly summary: string }
  }
}

/** Registers an address that browsers navigate to: no data call, answers a redirect, is never followed ahead. */
export function navigation<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  { path, summary, query }: Navigation<Query>,
  handler: (navigated: Navigated<Query>) => FastifyReply | Promise<FastifyReply>,
): void {
  const limits = limitHooks(app, ['reads'])
  app.get(
    path,
    {
      exposeHeadRoute: false,
      config: { navigation: { summary }, access: 'visitor' },
      schema: { querystring: query },
      onRequest: [...limits.onRequest, ...GUARDS.visitor],
    },
    (request, reply) =>
      handler({ query: request.query as v.InferOutput<Query>, user: request.user, request, reply }),
  )
}
