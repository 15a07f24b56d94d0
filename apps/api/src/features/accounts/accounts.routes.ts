import { calls } from '@portal/domain/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/route.ts'
import { Problem } from '#problem.ts'
import { register, signIn, type Entered } from './accounts.service.ts'
import { currentUserView, sessionUserOf } from './accounts.view.ts'

export function accounts(app: FastifyInstance, context: AppContext): void {
  const { sessions } = app
  const welcome = ({ user, sessionId }: Entered, reply: FastifyReply) => {
    sessions.send(reply, sessionId)
    return currentUserView(sessionUserOf(user))
  }

  route(
    app,
    calls.register,
    { access: 'public', limits: ['register', 'register one address'] },
    async ({ body, request, reply }) => welcome(await register(context, body, sessions.idOf(request)), reply),
  )

  route(
    app,
    calls.signIn,
    { access: 'public', limits: ['sign-in from one place', 'sign-in'] },
    async ({ body, request, reply }) => welcome(await signIn(context, body, sessions.idOf(request)), reply),
  )

  route(app, calls.currentUser, { access: 'visitor' }, ({ user, request, reply }) => {
    if (user) return currentUserView(user)
    // The cookies outlived their session: without them the next page doesn't ask again.
    if (Object.keys(request.cookies).length > 0) sessions.clear(reply)
    throw new Problem('signed-out', 'You are not signed in')
  })
}
