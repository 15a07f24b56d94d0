import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { createAttachmentHeaders } from '#http/routes/file-route.ts'
import { GUARDS } from '#http/routes/guards.ts'
import { createLimitHooks } from '#http/server/limits.ts'
import { exportAccount } from './export.service.ts'

/** The download of one's own data. */
export function exportRoutes(app: FastifyInstance, context: AppContext): void {
  const limits = createLimitHooks(app, ['reads', 'exports'])
  app.get(
    '/api/account/export',
    {
      exposeHeadRoute: false,
      config: { access: 'user' },
      onRequest: [...limits.onRequest, ...GUARDS.user, ...limits.afterGuards],
    },
    async (request, reply) => {
      const zip = await exportAccount(context, request.user?.id ?? 0)
      const day = new Date(context.now()).toISOString().slice(0, 10)
      return reply
        .headers({
          ...createAttachmentHeaders(`pacific-business-portal-${day}.zip`),
          'content-type': 'application/zip',
        })
        .send(zip)
    },
  )
}
