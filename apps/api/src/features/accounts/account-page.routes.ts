import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { withinLimits } from '#http/server/limits.ts'
import { route } from '#http/routes/route.ts'
import { toCurrentUser, toSessionUser } from './accounts.view.ts'
import { changePassword } from './new-password/password-change.service.ts'
import { readAccount, renameAccount, setPicture } from './profile/profile.service.ts'
import { unlinkIdentity } from './provider/unlinking.service.ts'
import { endSessions, readSessions } from './sessions/account-sessions.service.ts'

const WRITE = { access: 'user', limits: ['writes'] } as const
const PICTURE_LIMITS = ['unreadable photos from one place', 'unreadable photos', 'pictures'] as const

/** Calls of the account page. Registered in the scope of sessions, since some of them end sessions. */
export function accountPageRoutes(app: FastifyInstance, context: AppContext): void {
  const { store, now } = context

  route(app, calls.getAccount, { access: 'user' }, ({ user }) => readAccount(context, user.id))

  route(app, calls.renameAccount, WRITE, async ({ user, body }) =>
    toCurrentUser(toSessionUser(await renameAccount(context, user.id, body))),
  )

  route(app, calls.setPicture, WRITE, async ({ user, body, request }) => {
    const set = () => setPicture(context, user.id, body.image)
    return toCurrentUser(toSessionUser(await withinLimits(request, PICTURE_LIMITS, set)))
  })

  route(app, calls.changePassword, WRITE, ({ user, body, request }) =>
    app.withinLimit('own passwords', request, () =>
      changePassword(context, user.id, body, request.session.sessionId),
    ),
  )

  route(app, calls.unlinkIdentity, WRITE, ({ user, body, request }) =>
    app.withinLimit('own passwords', request, () =>
      unlinkIdentity(context, user.id, body, request.session.sessionId),
    ),
  )

  route(app, calls.listSessions, { access: 'user' }, ({ user, request }) =>
    readSessions(store.read, user.id, { now: now(), currentId: request.session.sessionId }),
  )

  route(app, calls.endSessions, WRITE, async ({ user, body, request, reply }) => {
    const currentId = request.session.sessionId
    const { ended, endsCurrent } = await endSessions(context, user.id, { which: body.which, currentId })
    if (endsCurrent) {
      await request.session.destroy()
      app.clearSession(reply)
    }
    return { ended }
  })
}
