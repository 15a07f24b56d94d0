import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { isLow } from '#storage/disk.ts'
import { route } from '#http/routes/route.ts'
import { notReady, createReadinessCheck } from './health.service.ts'

const OK = { status: 'ok' } as const

export function health(app: FastifyInstance, context: AppContext): void {
  const checkReadiness = createReadinessCheck(context)

  route(app, calls.live, { access: 'public', limits: [] }, () => OK)

  route(app, calls.ready, { access: 'public', limits: [] }, async () => {
    if (app.isStopping()) throw notReady('The server is stopping')
    const space = await checkReadiness()
    return { ...OK, disk: { freeBytes: space.free, totalBytes: space.total, isLow: isLow(space) } }
  })
}
