import { calls } from '@portal/domain/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/route.ts'
import { Problem } from '#problem.ts'
import { checkSignIn, createAccount } from './accounts.service.ts'
import { currentUserView, sessionUserOf } from './accounts.view.ts'
import { endSession, startSession } from './sessions.service.ts'
import type { UserRow } from './users.table.ts'

export function accounts(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    calls.register,
    { access: 'public', limits: ['register', 'register one address'] },
    async ({ body, request, reply }) => enter(context, request, reply, await createAccount(context, body)),
  )

  route(
    app,
    calls.signIn,
    { access: 'public', limits: ['sign-in from one place', 'sign-in'] },
    async ({ body, request, reply }) => enter(context, request, reply, await checkSignIn(context, body)),
  )

  route(app, calls.currentUser, { access: 'visitor' }, ({ user, request, reply }) => {
    if (user) return currentUserView(user)
    // The cookies outlived their session: without them the next page doesn't ask again.
    if (Object.keys(request.cookies).length > 0) app.sessions.clear(reply)
    throw new Problem('signed-out', 'You are not signed in')
  })
}

/** Starts a session under a new id; one that the browser brought along ends. */
async function enter(context: AppContext, request: FastifyRequest, reply: FastifyReply, row: UserRow) {
  const { sessions } = request.server
  const former = sessions.idOf(request)
  if (former !== null) await endSession(context, former)
  sessions.send(reply, await startSession(context, row.id))
  return currentUserView(sessionUserOf(row))
}
