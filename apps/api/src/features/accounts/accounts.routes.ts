import { calls, type CurrentUser } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { addDevices, type Devices } from '#http/server/device-cookie.ts'
import { route } from '#http/routes/route.ts'
import { Problem } from '#shared/problem.ts'
import { register, signIn } from './accounts.service.ts'
import { currentUserView, sessionUserOf } from './accounts.view.ts'
import { askToClaim, reviewClaim, takeOver } from './claims.service.ts'
import { confirmEmail, resendConfirmation } from './confirmation.service.ts'
import { slowedGuesses } from './guesses.ts'
import type { UserRow } from './users.table.ts'

export function accounts(app: FastifyInstance, context: AppContext): void {
  const guessing = openGuessing(app, context, addDevices(app, context))

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
      return welcome(await guessing(body.email, request, work), request)
    },
  )

  route(app, calls.currentUser, { access: 'visitor' }, ({ user }) => {
    if (user) return currentUserView(user)
    throw new Problem('signed-out', 'You are not signed in')
  })
}

/** Wrong guesses at an account, from wherever they come, and those from a device that it knows. */
const FREE_GUESSES = 20
const FREE_GUESSES_OF_A_DEVICE = 10

/**
 * Runs a sign-in within what may be guessed: at an account from anywhere and from one place, or from a device that the
 * account knows, which what others guess does not hold up.
 */
function openGuessing(app: FastifyInstance, { config, now }: AppContext, devices: Devices) {
  const upTo = (free: number) =>
    slowedGuesses({ free: Math.max(1, Math.round(free * config.rateLimitScale)), now })
  const [atAccount, onDevice] = [upTo(FREE_GUESSES), upTo(FREE_GUESSES_OF_A_DEVICE)]
  return <Result>(email: string, request: FastifyRequest, work: () => Promise<Result>): Promise<Result> => {
    const device = devices.knownFor(request, email)
    if (device !== null) return onDevice(`${device} ${email}`, work)
    return app.withinLimit('sign-in', request, () => atAccount(email, work))
  }
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

/** The session that was started is the request's own: its cookie leaves with the answer, and the device's behind it. */
function welcome(row: UserRow, request: FastifyRequest): CurrentUser {
  const user = sessionUserOf(row)
  request.session.user = user
  request.signedInAs = row.email
  return currentUserView(user)
}
