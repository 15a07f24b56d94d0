import { calls, type CurrentUser } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/route.ts'
import { Problem } from '#problem.ts'
import { register, signIn } from './accounts.service.ts'
import { currentUserView, sessionUserOf } from './accounts.view.ts'
import type { UserRow } from './users.table.ts'

export function accounts(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    calls.register,
    { access: 'public', limits: ['register', 'register one address'] },
    async ({ body, request }) => welcome(await register(context, body, nextSession(request)), request),
  )

  route(
    app,
    calls.signIn,
    { access: 'public', limits: ['sign-in from one place', 'sign-in'] },
    async ({ body, request }) => welcome(await signIn(context, body, nextSession(request)), request),
  )

  route(app, calls.currentUser, { access: 'visitor' }, ({ user }) => {
    if (user) return currentUserView(user)
    throw new Problem('signed-out', 'You are not signed in')
  })
}

/** Ends the session that the browser brought along; answers the id of the next. */
const nextSession = (request: FastifyRequest) => async (): Promise<string> => {
  await request.session.regenerate()
  return request.session.sessionId
}

/** The session that was started is the request's own: its cookie leaves with the answer. */
function welcome(row: UserRow, { session }: FastifyRequest): CurrentUser {
  const user = sessionUserOf(row)
  session.user = user
  return currentUserView(user)
}
