import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { createPhotosCheck } from '#media/photos-readable.service.ts'
import { isLow } from '#storage/disk.ts'
import { route } from '#http/routes/route.ts'
import { createNotReadyProblem, createReadinessCheck } from './health.service.ts'

const OK = { status: 'ok' } as const

export function healthRoutes(app: FastifyInstance, context: AppContext): void {
  const checkReadiness = createReadinessCheck(context)
  const canReadPhotos = createPhotosCheck(context)

  route(app, calls.live, { access: 'public', limits: [] }, () => OK)

  const refuseIfStopping = () => {
    if (app.isStopping()) throw createNotReadyProblem('The server is stopping')
  }

  route(app, calls.serving, { access: 'public', limits: [] }, () => {
    refuseIfStopping()
    return OK
  })

  route(app, calls.ready, { access: 'public', limits: [] }, async () => {
    refuseIfStopping()
    const space = await checkReadiness()
    return {
      ...OK,
      clock: { isAhead: context.clock.isAhead() },
      disk: { freeBytes: space.free, totalBytes: space.total, isLow: isLow(space) },
      photos: { isReadable: await canReadPhotos() },
    }
  })
}
