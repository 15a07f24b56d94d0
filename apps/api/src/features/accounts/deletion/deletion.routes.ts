import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { deleteAccount } from './deletion.service.ts'

/** Deleting one's own account. */
export function deletionRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    calls.deleteAccount,
    { access: 'user', limits: ['writes'] },
    async ({ user, body, request, reply }) => {
      const work = () => deleteAccount(context, user.id, body)
      const response = await app.withinLimit('own passwords', request, work)
      await request.session.destroy()
      app.clearSession(reply)
      return response
    },
  )
}
