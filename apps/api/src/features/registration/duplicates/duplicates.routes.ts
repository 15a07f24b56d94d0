import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { findLikelyDuplicates, createDuplicateFinder } from './duplicates.service.ts'

export function duplicateRoutes(app: FastifyInstance, { store, now }: AppContext): void {
  const findDuplicates = createDuplicateFinder(store)

  route(app, calls.likelyDuplicates, { access: 'visitor' }, ({ query, user }) =>
    findLikelyDuplicates(findDuplicates, query, now(), user?.id),
  )
}
