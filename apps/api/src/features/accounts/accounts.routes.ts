import { calls } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { toCustomerNetwork } from '@portal/server/network'
import { addDeviceCookie, type Devices } from '#http/server/device-cookie.ts'
import { route } from '#http/routes/route.ts'
import { Problem } from '#shared/problem.ts'
import { accountPageRoutes } from './account-page.routes.ts'
import { userRoutes } from './administration/users.routes.ts'
import { deletionRoutes } from './deletion/deletion.routes.ts'
import { emailChangeRoutes } from './email-change/email-changes.routes.ts'
import { exportRoutes } from './export/export.routes.ts'
import { loginRoutes } from './login-logout.routes.ts'
import { passwordResetRoutes } from './new-password/password-reset.routes.ts'
import { providerRoutes } from './provider/provider.routes.ts'
import { secondStepRoutes } from './second-step/second-step.routes.ts'
import { register, signIn } from './accounts.service.ts'
import { toCurrentUser } from './accounts.view.ts'
import { requestClaim, reviewClaim, takeOverAccount } from './account-claims.service.ts'
import { confirmEmail, resendConfirmation } from './confirmation.service.ts'
import { completeSignIn, renewSession } from './request-session.ts'
import { setPendingCookie } from './second-step/pending-cookie.ts'
import { createNetworkThrottle, createSignInThrottle } from './sign-in-throttle.ts'

/** Accounts with their sessions: `app` is the scope in which sessions begin and end. */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  registerAndSignInRoutes(app, context)
  emailOwnershipRoutes(app, context)
  passwordResetRoutes(app, context)
  accountPageRoutes(app, context)
  emailChangeRoutes(app, context)
  exportRoutes(app, context)
  deletionRoutes(app, context)
  secondStepRoutes(app, context)
  userRoutes(app, context)
  loginRoutes(app, providerRoutes(app, context))
}

function registerAndSignInRoutes(app: FastifyInstance, context: AppContext): void {
  const throttle = createThrottle(app, context, addDeviceCookie(app, context))

  route(
    app,
    calls.register,
    { access: 'public', limits: ['register attempts', 'register attempts with one address'] },
    async ({ body, request }) => {
      const work = () => register(context, body, renewSession(request))
      const limitByAddress = () => app.withinLimit('register one address', request, work)
      return completeSignIn(await app.withinLimit('register', request, limitByAddress), request)
    },
  )

  route(
    app,
    calls.signIn,
    { access: 'public', limits: ['sign-in from one place'] },
    async ({ body, request, reply }) => {
      const work = () => signIn(context, body, renewSession(request))
      const outcome = await throttle(body.email, request, work)
      if (outcome.kind === 'signed-in') return completeSignIn(outcome.user, request)
      setPendingCookie(reply, context.config, outcome.token)
      return { secondStep: true as const }
    },
  )

  route(app, calls.currentUser, { access: 'visitor' }, ({ user }) => {
    if (user) return toCurrentUser(user)
    throw new Problem('signed-out', 'You are not signed in')
  })
}

/**
 * Wrong passwords per account before attempts have to wait: from anywhere, and from a device that has signed in to it.
 */
const FREE_ATTEMPTS = 20
const FREE_DEVICE_ATTEMPTS = 10

/**
 * Throttles sign-ins by account and by network. A device that has signed in to the account has a throttle of its own,
 * so that the guesses of others don't delay its user.
 */
function createThrottle(app: FastifyInstance, context: AppContext, devices: Devices) {
  const atAccount = createNetworkThrottle(context, { name: 'sign-in at an account', free: FREE_ATTEMPTS })
  const onDevice = createSignInThrottle(context, {
    name: 'sign-in on a device',
    free: FREE_DEVICE_ATTEMPTS,
  })
  return <Result>(email: string, request: FastifyRequest, work: () => Promise<Result>): Promise<Result> => {
    const device = devices.findKnownDevice(request, email)
    if (device !== null) return onDevice(`${device} ${email}`, work)
    const network = toCustomerNetwork(app.clientIp(request))
    return app.withinLimit('sign-in', request, () => atAccount({ key: email, network }, work))
  }
}

/** Confirming an email address, and taking over an account that somebody else opened with it. */
function emailOwnershipRoutes(app: FastifyInstance, context: AppContext): void {
  const withToken = { access: 'public', limits: ['token attempts'] } as const

  route(app, calls.confirmEmail, withToken, ({ body }) => confirmEmail(context, body.token))

  route(app, calls.resendConfirmation, { access: 'user', limits: ['writes'] }, ({ user, request }) =>
    app.withinLimit('confirmation mails', request, () => resendConfirmation(context, user.id)),
  )

  route(app, calls.claimAccount, { access: 'public', limits: ['public attempts'] }, ({ body, request }) => {
    const limitByAddress = () =>
      app.withinLimit('account mails to one address', request, () => requestClaim(context, body.email))
    return app.withinLimit('account mails', request, limitByAddress)
  })

  route(app, calls.reviewClaim, withToken, ({ body }) => reviewClaim(context, body.token))

  route(app, calls.takeOverAccount, withToken, async ({ body, request }) =>
    completeSignIn(await takeOverAccount(context, body, renewSession(request)), request),
  )
}
