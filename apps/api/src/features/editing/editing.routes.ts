import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { withinLimits } from '#http/server/limits.ts'
import { cancelEdit, editBusiness, previewOwnEdit, readEditable } from './editing.service.ts'
import { addPhoto } from './photos.service.ts'

const PHOTO_LIMITS = ['unreadable photos from one place', 'unreadable photos'] as const

export function editingRoutes(app: FastifyInstance, context: AppContext): void {
  const write = { access: 'user', limits: ['writes'] } as const

  route(app, calls.getBusinessEdit, { access: 'user' }, ({ user, params }) =>
    readEditable(context.store.read, { id: params.id, viewer: user }, context.now()),
  )

  route(app, calls.previewEdit, { access: 'user' }, ({ user, params }) =>
    previewOwnEdit(context.store.read, { id: params.id, viewer: user }, context.now()),
  )

  route(app, calls.editBusiness, write, ({ user, params, body }) =>
    editBusiness(context, { id: params.idOrSlug, viewer: user }, body),
  )

  route(app, calls.cancelEdit, write, ({ user, params, query }) =>
    cancelEdit(context, { id: params.id, viewer: user }, query.version),
  )

  route(app, calls.addPhoto, write, ({ user, params, body, request }) =>
    addPhoto(context, {
      id: params.id,
      viewer: user,
      image: body.image,
      withLimit: (store) => withinLimits(request, PHOTO_LIMITS, store),
    }),
  )
}
