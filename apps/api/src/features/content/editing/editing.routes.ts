import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { parseIdempotencyKey } from '#http/routes/idempotency-key.ts'
import { route } from '#http/routes/route.ts'
import { withinLimits } from '#http/server/limits.ts'
import { readEditable } from './edited-content.service.ts'
import { createContent, listContent, previewContent, saveContent } from './editing.service.ts'
import { addPicture } from './pictures.service.ts'
import {
  discardEdit,
  publishContent,
  restoreContent,
  takeDownContent,
  unscheduleContent,
} from './publishing.service.ts'

const READ = { access: 'admin' } as const
const WRITE = { access: 'admin', limits: ['writes'] } as const
const PHOTO_LIMITS = ['unreadable photos from one place', 'unreadable photos'] as const

export function contentEditingRoutes(app: FastifyInstance, context: AppContext): void {
  writingRoutes(app, context)
  publishingRoutes(app, context)
}

function writingRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, calls.listContent, READ, async ({ query, request, reply }) => {
    const { items, total } = await listContent(context, query)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(parsePage(query), total)))
    return items
  })

  route(app, calls.getContent, READ, ({ params }) =>
    readEditable(context.store.read, params.id, context.now()),
  )

  route(app, calls.createContent, WRITE, ({ user, body, request }) =>
    createContent(context, { id: user.id, idempotencyKey: parseIdempotencyKey(request) }, body),
  )

  route(app, calls.saveContent, WRITE, ({ user, params, body }) =>
    saveContent(context, user.id, params.id, body),
  )

  route(app, calls.previewContent, WRITE, ({ body }) => previewContent(context, body))

  route(app, calls.addContentPicture, WRITE, ({ user, body, request }) =>
    addPicture(context, {
      userId: user.id,
      image: body.image,
      withLimit: (store) => withinLimits(request, PHOTO_LIMITS, store),
    }),
  )
}

function publishingRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, calls.publishContent, WRITE, ({ user, params, body }) =>
    publishContent(context, { administratorId: user.id, id: params.id, version: body.version }, body),
  )

  route(app, calls.unscheduleContent, WRITE, ({ user, params, body }) =>
    unscheduleContent(context, { administratorId: user.id, id: params.id, version: body.version }),
  )

  route(app, calls.takeDownContent, WRITE, ({ user, params, body: { version, reason, note } }) =>
    takeDownContent(
      context,
      { administratorId: user.id, id: params.id, version },
      { reason, note: note || null },
    ),
  )

  route(app, calls.restoreContent, WRITE, ({ user, params, body }) =>
    restoreContent(context, { administratorId: user.id, id: params.id, version: body.version }),
  )

  route(app, calls.discardEdit, WRITE, ({ user, params, body }) =>
    discardEdit(context, { administratorId: user.id, id: params.id, version: body.version }),
  )
}
