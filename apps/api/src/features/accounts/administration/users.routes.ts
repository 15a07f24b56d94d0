import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { route } from '#http/routes/route.ts'
import type { SessionUser } from '#http/server/session.ts'
import { endUserSessions, sendPasswordReset } from './access.service.ts'
import { setRole } from './roles.service.ts'
import { restoreUser, suspendUser } from './suspension.service.ts'
import { readUser } from './user-detail.service.ts'
import { readUsers } from './user-list.service.ts'

const WRITES = { access: 'admin', limits: ['writes'] } as const

const toAccountAction = (user: SessionUser, { id }: { readonly id: number }) => ({
  actorId: user.id,
  userId: id,
})

/** Administration of accounts. Registered in the scope of sessions, since some calls end sessions. */
export function userRoutes(app: FastifyInstance, context: AppContext): void {
  const { store, now } = context

  route(app, calls.listUsers, { access: 'admin' }, async ({ query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await readUsers(store.read, query, page)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.getUser, { access: 'admin' }, ({ user, params, request }) =>
    readUser(store.read, params.id, { actorId: user.id, sessionId: request.session.sessionId, now: now() }),
  )

  route(app, calls.setUserRole, WRITES, ({ user, params, body }) =>
    setRole(context, toAccountAction(user, params), body),
  )

  route(app, calls.suspendUser, WRITES, ({ user, params, body }) =>
    suspendUser(context, toAccountAction(user, params), body),
  )

  route(app, calls.restoreUser, WRITES, ({ user, params, body }) =>
    restoreUser(context, toAccountAction(user, params), body),
  )

  route(app, calls.endUserSessions, WRITES, async ({ user, params, body, request, reply }) => {
    const selection = { which: body.which, currentId: request.session.sessionId }
    const { ended, endsCurrent } = await endUserSessions(context, toAccountAction(user, params), selection)
    if (endsCurrent) {
      await request.session.destroy()
      app.clearSession(reply)
    }
    return { ended }
  })

  route(app, calls.sendUserPasswordReset, WRITES, ({ user, params }) =>
    sendPasswordReset(context, toAccountAction(user, params)),
  )
}
