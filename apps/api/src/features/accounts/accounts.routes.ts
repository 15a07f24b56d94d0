import { calls, type CurrentUser } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/route.ts'
import { Problem } from '#problem.ts'
import { register, signIn } from './accounts.service.ts'
import { currentUserView, sessionUserOf } from './accounts.view.ts'
import { askToClaim, reviewClaim, takeOver } from './claims.service.ts'
import { confirmEmail, resendConfirmation } from './confirmation.service.ts'
import type { UserRow } from './users.table.ts'

export function accounts(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    calls.register,
    { access: 'public', limits: ['register attempts', 'register attempts with one address'] },
    async ({ body, request }) => {
      const work = () => register(context, body, nextSession(request))
      const one = () => app.withinLimit('register one address', request, work)
      return welcome(await app.withinLimit('register', request, one), request)
    },
  )

  route(
    app,
    calls.signIn,
    { access: 'public', limits: ['sign-in from one place'] },
    async ({ body, request }) => {
      const work = () => signIn(context, body, nextSession(request))
      return welcome(await app.withinLimit('sign-in', request, work), request)
    },
  )

  route(app, calls.currentUser, { access: 'visitor' }, ({ user }) => {
    if (user) return currentUserView(user)
    throw new Problem('signed-out', 'You are not signed in')
  })
}

/** Whose an address is: confirming it, and taking over an account that somebody else opened with it. */
export function addressOwnership(app: FastifyInstance, context: AppContext): void {
  const withToken = { access: 'public', limits: ['token attempts'] } as const

  route(app, calls.confirmEmail, withToken, ({ body }) => confirmEmail(context, body.token))

  route(app, calls.resendConfirmation, { access: 'user', limits: ['writes'] }, ({ user, request }) =>
    app.withinLimit('confirmation mails', request, () => resendConfirmation(context, user.id)),
  )

  route(app, calls.claimAccount, { access: 'public', limits: ['public attempts'] }, ({ body, request }) => {
    const one = () =>
      app.withinLimit('account mails to one address', request, () => askToClaim(context, body.email))
    return app.withinLimit('account mails', request, one)
  })

  route(app, calls.reviewClaim, withToken, ({ body }) => reviewClaim(context, body.token))

  route(app, calls.takeOverAccount, withToken, async ({ body, request }) =>
    welcome(await takeOver(context, body, nextSession(request)), request),
  )
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
