import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { nextPage, parsePage } from '#db/pagination.ts'
import { paginationHeaders } from '#http/answers/pagination-headers.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import type { HandledRequest } from '#http/routes/route.ts'
import { toJson } from '#shared/json.ts'
import type { FindProfile } from '../profile/profile.service.ts'
import { readOwnReviews, readPublicReviews } from './reviews.service.ts'

export function reviews(
  app: FastifyInstance,
  { store: { read } }: AppContext,
  findProfile: FindProfile,
): void {
  const ownReviews = async ({
    params,
    query,
    user,
    request,
    reply,
  }: HandledRequest<typeof calls.listReviews, 'visitor'>) => {
    const page = parsePage(query)
    const own = user && (await readOwnReviews(read, findProfile, params.idOrSlug, user, page))
    if (!own) return null
    void reply.headers(paginationHeaders(request.url, own.total, nextPage(page, own.total)))
    return own.items
  }

  publicRoute(
    app,
    calls.listReviews,
    { own: { answer: ownReviews } },
    async ({ params, query, url }, { now }) => {
      const page = parsePage(query)
      const { items, total } = await readPublicReviews(read, findProfile, params.idOrSlug, now, page)
      return { json: toJson(items), headers: paginationHeaders(url, total, nextPage(page, total)) }
    },
  )
}
