import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as v from 'valibot'
import { createLimitHooks } from '../server/limits.ts'
import type { SessionUser } from '../server/session.ts'
import { GUARDS } from './guards.ts'
import type { FileAddress } from './file-route.ts'

type AdminFileAddress<Query extends v.GenericSchema> = FileAddress<Query> & { readonly query: Query }

/** Registers a file for administrators that is not in the contract, such as a list as CSV. */
export function adminFile<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  { path, query }: AdminFileAddress<Query>,
  handler: (
    query: v.InferOutput<Query>,
    reply: FastifyReply,
    user: SessionUser,
  ) => FastifyReply | Promise<FastifyReply>,
): void {
  app.get(
    path,
    {
      exposeHeadRoute: false,
      config: { access: 'admin' },
      schema: { querystring: query },
      onRequest: [...createLimitHooks(app, ['reads']).onRequest, ...GUARDS.admin],
    },
    // The guard has checked that this is an administrator.
    (request, reply) => handler(request.query as v.InferOutput<Query>, reply, request.user as SessionUser),
  )
}
