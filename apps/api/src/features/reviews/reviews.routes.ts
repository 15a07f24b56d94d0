import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { getNextPage, parsePage } from '#db/pagination.ts'
import { createPaginationHeaders } from '#http/responses/pagination-headers.ts'
import { parseIdempotencyKey } from '#http/routes/idempotency-key.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { route, type HandledRequest } from '#http/routes/route.ts'
import { withinLimits } from '#http/server/limits.ts'
import { toJson } from '#shared/json.ts'
import type { FindProfile } from '#features/businesses/profile/profile.service.ts'
import { setHelpful } from './helpful.service.ts'
import { deleteReply, listReceivedReviews, readReceivedReview, replyToReview } from './replies.service.ts'
import {
  readOwnReviews,
  readOwnSummary,
  readPublicReviews,
  readPublicSummary,
  readReviewerState,
} from './reviews.service.ts'
import { createReview, deleteReview, editReview, listOwnReviews } from './writing.service.ts'

export function reviewRoutes(app: FastifyInstance, context: AppContext, findProfile: FindProfile): void {
  publishedReviewRoutes(app, context, findProfile)
  ownReviewRoutes(app, context, findProfile)
  receivedReviewRoutes(app, context)
}

/** Published reviews: for everybody, and for the owner of the business whatever its state. */
function publishedReviewRoutes(
  app: FastifyInstance,
  { store: { read } }: AppContext,
  findProfile: FindProfile,
): void {
  const listAsOwner = async ({
    params,
    query,
    user,
    request,
    reply,
  }: HandledRequest<typeof calls.listReviews, 'visitor'>) => {
    const page = parsePage(query)
    const own = user && (await readOwnReviews(read, findProfile, params.idOrSlug, user, query))
    if (!own) return null
    void reply.headers(createPaginationHeaders(request.url, own.total, getNextPage(page, own.total)))
    return own.items
  }

  publicRoute(
    app,
    calls.listReviews,
    { own: { response: listAsOwner } },
    async ({ params, query, url }, { now }) => {
      const page = parsePage(query)
      const { items, total } = await readPublicReviews(read, findProfile, params.idOrSlug, now, query)
      return { json: toJson(items), headers: createPaginationHeaders(url, total, getNextPage(page, total)) }
    },
  )

  const summarizeAsOwner = async ({
    params,
    user,
  }: HandledRequest<typeof calls.getReviewSummary, 'visitor'>) =>
    user && readOwnSummary(read, findProfile, params.idOrSlug, user)

  publicRoute(
    app,
    calls.getReviewSummary,
    { own: { response: summarizeAsOwner } },
    async ({ params }, { now }) => ({
      json: toJson(await readPublicSummary(read, findProfile, params.idOrSlug, now)),
    }),
  )
}

const WRITES = { access: 'user', limits: ['writes'] } as const

/** Reviews that a person writes, or finds helpful. */
function ownReviewRoutes(app: FastifyInstance, context: AppContext, findProfile: FindProfile): void {
  route(app, calls.createReview, WRITES, ({ params, user, body, request }) =>
    createReview(context, findProfile, user, {
      idOrSlug: params.idOrSlug,
      input: body,
      idempotencyKey: parseIdempotencyKey(request),
      withLimit: (store) => withinLimits(request, ['reviews'], store),
    }),
  )

  route(app, calls.listOwnReviews, { access: 'user' }, async ({ user, query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await listOwnReviews(context, user.id, query.business, page)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.getReviewerState, { access: 'user' }, ({ params, user }) =>
    readReviewerState(context.store.read, findProfile, params.idOrSlug, { user, now: context.now() }),
  )

  route(app, calls.editReview, WRITES, ({ params, user, body }) =>
    editReview(context, user.id, params.id, body),
  )

  route(app, calls.deleteReview, WRITES, ({ params, user }) => deleteReview(context, user.id, params.id))

  route(app, calls.markReviewHelpful, WRITES, ({ params, user }) =>
    setHelpful(context, { reviewId: params.id, userId: user.id, isHelpful: true }),
  )

  route(app, calls.unmarkReviewHelpful, WRITES, ({ params, user }) =>
    setHelpful(context, { reviewId: params.id, userId: user.id, isHelpful: false }),
  )
}

/** Reviews that the owner of a business reads and replies to. */
function receivedReviewRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, calls.listReceivedReviews, { access: 'user' }, async ({ user, query, request, reply }) => {
    const page = parsePage(query)
    const { items, total } = await listReceivedReviews(context, user.id, query, page)
    void reply.headers(createPaginationHeaders(request.url, total, getNextPage(page, total)))
    return items
  })

  route(app, calls.getReceivedReview, { access: 'user' }, ({ user, params }) =>
    readReceivedReview(context.store.read, user.id, params.id),
  )

  route(app, calls.replyToReview, WRITES, ({ params, user, body }) =>
    replyToReview(context, user.id, params.id, body),
  )

  route(app, calls.deleteReviewReply, WRITES, ({ params, user }) => deleteReply(context, user.id, params.id))
}
