import { calls } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { toCustomerNetwork } from '@portal/server/network'
import { route } from '#http/routes/route.ts'
import { Problem } from '#shared/problem.ts'
import { completeSignIn, renewSession } from '../request-session.ts'
import { createNetworkThrottle } from '../sign-in-throttle.ts'
import { clearPendingCookie, readPendingCookie } from './pending-cookie.ts'
import {
  readSecondStep,
  renewRecoveryCodes,
  setUpSecondStep,
  turnOffSecondStep,
  turnOnSecondStep,
} from './second-step.service.ts'
import { findPendingUser, finishSignIn } from './sign-in.service.ts'

/**
 * Wrong codes per account and hour before attempts have to wait: as many as four sign-ins have, half of them from one
 * network.
 */
const FREE_ATTEMPTS = 20

/** Two-step sign-in: its code after the password, and turning it on and off. */
export function secondStepRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context
  const atAccount = createNetworkThrottle(context, {
    name: 'second step',
    free: FREE_ATTEMPTS,
    what: 'wrong codes or passwords for this account',
    isWrong: (error) => error instanceof Problem && error.kind === 'invalid',
  })
  const throttle = <Result>(userId: number, request: FastifyRequest, work: () => Promise<Result>) =>
    atAccount({ key: String(userId), network: toCustomerNetwork(app.clientIp(request)) }, work)

  route(
    app,
    calls.finishSignIn,
    { access: 'public', limits: ['sign-in from one place'] },
    async ({ body, request, reply }) => {
      const token = readPendingCookie(request, config)
      const userId = await findPendingUser(context, token)
      const work = () => finishSignIn(context, { token, code: body.code }, renewSession(request))
      const user = await throttle(userId, request, work)
      clearPendingCookie(reply, config)
      return completeSignIn(user, request)
    },
  )

  route(app, calls.getSecondStep, { access: 'user' }, ({ user }) => readSecondStep(context, user.id))

  const write = { access: 'user', limits: ['writes'] } as const

  route(app, calls.setUpSecondStep, write, ({ user }) => setUpSecondStep(context, user.id))

  route(app, calls.turnOnSecondStep, write, ({ user, body, request }) =>
    throttle(user.id, request, () => turnOnSecondStep(context, user.id, body)),
  )

  route(app, calls.renewRecoveryCodes, write, ({ user, body, request }) =>
    throttle(user.id, request, () => renewRecoveryCodes(context, user.id, body)),
  )

  route(app, calls.turnOffSecondStep, write, ({ user, body, request }) =>
    throttle(user.id, request, () => turnOffSecondStep(context, user.id, body)),
  )
}
