import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { parseIdempotencyKey } from '#http/routes/idempotency-key.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { route } from '#http/routes/route.ts'
import {
  listReceivedMessages,
  readReceivedMessage,
  replyToMessage,
  setMessageStatus,
} from './inbox.service.ts'
import { sendBusinessMessage, type MessageParts } from './send-message.service.ts'

export function messageRoutes(app: FastifyInstance, context: AppContext, parts: MessageParts): void {
  publicSubmissionRoute(
    app,
    calls.messageBusiness,
    {
      attempts: 'public attempts',
      created: ({ email }) =>
        email === ''
          ? ['messages to businesses']
          : ['messages to businesses', 'messages to businesses of one address'],
    },
    (submission, { params }) => sendBusinessMessage(context, parts, params.idOrSlug, submission),
  )

  route(app, calls.listBusinessMessages, { access: 'user' }, async ({ user, query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await listReceivedMessages(context, user.id, query, page)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.getBusinessMessage, { access: 'user' }, ({ user, params }) =>
    readReceivedMessage(context.store.read, user.id, params.id),
  )

  route(
    app,
    calls.replyToBusinessMessage,
    { access: 'user', limits: ['writes'] },
    ({ user, params, body, request }) =>
      replyToMessage(context, user.id, params.id, {
        ...body,
        idempotencyKey: parseIdempotencyKey(request),
      }),
  )

  route(
    app,
    calls.setBusinessMessageStatus,
    { access: 'user', limits: ['writes'] },
    ({ user, params, body }) => setMessageStatus(context, user.id, params.id, body.status),
  )
}
