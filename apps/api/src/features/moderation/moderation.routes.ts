import { calls } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { createPendingReader } from '#features/registration/pending.service.ts'
import { parseIdempotencyKey } from '#http/routes/idempotency-key.ts'
import { route } from '#http/routes/route.ts'
import type { SessionUser } from '#http/server/session.ts'
import { approveItems, decideItem, type DecisionRequest } from './decisions/decisions.service.ts'
import { takeDownReview } from './decisions/take-down-review.service.ts'
import { undoDecision } from './decisions/undo.service.ts'
import { readQueueItem, countQueue, readQueue } from './queue/queue.service.ts'
import { createSources, type QueueSources } from './sources/sources.service.ts'

const WRITES = { access: 'admin', limits: ['writes'] } as const

export function moderationRoutes(app: FastifyInstance, context: AppContext): void {
  const sources = createSources(context)
  queueRoutes(app, context, sources)
  decisionRoutes(app, context, sources)
}

function queueRoutes(app: FastifyInstance, context: AppContext, sources: QueueSources): void {
  const readPending = createPendingReader(context.store)

  route(app, calls.listPending, { access: 'admin' }, async ({ user, query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await readPending(user.id, query.search ?? '', page, context.now())
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.listQueue, { access: 'admin' }, async ({ query, request, reply }) => {
    const { items, total, next } = await readQueue(context.store.read, sources, query)
    void reply.headers(createPaginationHeaders(request.url, total, next))
    return items
  })

  route(app, calls.countQueue, { access: 'admin' }, () => countQueue(context.store.read, sources))

  route(app, calls.getQueueItem, { access: 'admin' }, ({ user, params }) =>
    readQueueItem(context.store.read, sources, params, user.id),
  )
}

function decisionRoutes(app: FastifyInstance, context: AppContext, sources: QueueSources): void {
  route(app, calls.decide, WRITES, async ({ user, params, body, request }) => {
    const key = { kind: 'businesses', id: params.id } as const
    const result = await decideItem(context, sources, toDecisionRequest(user, request), key, body)
    const { id, slug, status, decision } = result.item
    const expiry = result.trialExpiresAt
    return {
      id,
      slug: slug ?? '',
      status: status === 'approved' ? ('approved' as const) : ('rejected' as const),
      trialExpiryDate: expiry === null ? null : new Date(expiry).toISOString(),
      decision,
    }
  })

  route(app, calls.decideItem, WRITES, async ({ user, params, body, request }) => {
    const { item } = await decideItem(context, sources, toDecisionRequest(user, request), params, body)
    return item
  })

  route(app, calls.takeDownReview, WRITES, ({ user, params, body, request }) =>
    takeDownReview(context, sources, toDecisionRequest(user, request), params.id, body),
  )

  route(app, calls.approveItems, WRITES, ({ user, body, request }) =>
    approveItems(context, sources, toDecisionRequest(user, request), body),
  )

  route(app, calls.undoDecision, WRITES, ({ user, params }) =>
    undoDecision(context, sources, user.id, params.id),
  )
}

const toDecisionRequest = ({ id }: SessionUser, request: FastifyRequest): DecisionRequest => ({
  administratorId: id,
  idempotencyKey: parseIdempotencyKey(request),
})
