import { calls, type NewBusiness } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { listHeaders, pageOf } from '#db/pagination.ts'
import { idempotencyKeyOf } from '#http/routes/idempotency-key.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { route, type Handled } from '#http/routes/route.ts'
import { withinLimits } from '#http/server/limits.ts'
import { Problem } from '#shared/problem.ts'
import {
  readOwnBusiness,
  readOwnBusinesses,
  readOwnReviews,
  readPublicBusiness,
  readPublicReviews,
  type Directory,
} from './businesses.service.ts'
import { openDuplicates } from './duplicates/duplicates.repository.ts'
import { likelyDuplicates } from './duplicates/duplicates.service.ts'
import { registerBusiness } from './submission/registration.service.ts'
import { resubmitBusiness } from './submission/resubmission.service.ts'
import { openSubmissions, type Submission } from './submission/submission.service.ts'

export function businesses(app: FastifyInstance, context: AppContext, directory: Directory): void {
  const submit = openSubmissions(context)

  const listOwn = async ({
    query,
    user,
    request,
    reply,
  }: Handled<typeof calls.listBusinesses, 'visitor'>) => {
    if (query.owner !== 'me') return null
    if (!user) throw new Problem('signed-out', 'Please sign in to see your listings')
    const page = pageOf(query)
    const { items, total } = await readOwnBusinesses(context, user.id, page)
    void reply.headers(listHeaders(request.url, page, total))
    return items
  }
  publicRoute(
    app,
    calls.listBusinesses,
    {
      timed: ({ query }) => query.tab === 'new',
      own: { isAsked: ({ query }) => query.owner === 'me', answer: listOwn },
    },
    ({ query, url }, at) => directory.list(query, url, at),
  )

  const ownBusiness = async ({ params, user }: Handled<typeof calls.getBusiness, 'visitor'>) =>
    user && readOwnBusiness(context, directory, params.idOrSlug, user)
  publicRoute(app, calls.getBusiness, { own: { answer: ownBusiness } }, ({ params }, { now }) =>
    readPublicBusiness(directory, params.idOrSlug, now),
  )

  const ownReviews = async ({
    params,
    query,
    user,
    request,
    reply,
  }: Handled<typeof calls.listReviews, 'visitor'>) => {
    const page = pageOf(query)
    const own = user && (await readOwnReviews(context, directory, params.idOrSlug, user, page))
    if (own) void reply.headers(listHeaders(request.url, page, own.total))
    return own && own.items
  }
  publicRoute(
    app,
    calls.listReviews,
    { own: { answer: ownReviews } },
    async ({ params, query, url }, { now }) => {
      const page = pageOf(query)
      const { items, total } = await readPublicReviews(context, directory, params.idOrSlug, now, page)
      return { json: JSON.stringify(items), headers: listHeaders(url, page, total) }
    },
  )

  const alike = openDuplicates(context.store)
  route(app, calls.likelyDuplicates, { access: 'visitor' }, ({ query, user }) =>
    likelyDuplicates(alike, query, context.now(), user?.id),
  )

  route(
    app,
    calls.createBusiness,
    { access: 'user', limits: ['listing attempts'] },
    ({ user, body, request }) => registerBusiness(context, submit, submissionOf(request, user.id, body)),
  )

  route(
    app,
    calls.resubmitBusiness,
    { access: 'user', limits: ['listing attempts'] },
    ({ params, user, body, request }) =>
      resubmitBusiness(context, submit, params.id, submissionOf(request, user.id, body)),
  )
}

const LISTING_LIMITS = ['unreadable photos from one place', 'unreadable photos', 'listings'] as const

const submissionOf = (request: FastifyRequest, userId: number, input: NewBusiness): Submission => ({
  userId,
  input,
  key: idempotencyKeyOf(request),
  limited: (store) => withinLimits(request, LISTING_LIMITS, store),
})
