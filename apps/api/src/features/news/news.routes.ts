import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { listHeaders, pageOf } from '#db/pagination.ts'
import { route } from '#http/route.ts'
import type { News } from './news.service.ts'

/** Articles may be dated ahead, so the clock is part of what is answered. */
const TIMED = { timed: true }

export function newsRoutes(app: FastifyInstance, news: News): void {
  route(app, calls.listNews, { access: 'public' }, ({ query, request, reply }) =>
    app.answerPublicly(request, reply, TIMED, async ({ now }) => {
      const { items, total } = await news.list(query, now)
      return { json: JSON.stringify(items), headers: listHeaders(request.url, pageOf(query), total) }
    }),
  )

  route(app, calls.getNews, { access: 'public' }, ({ params, request, reply }) =>
    app.answerPublicly(request, reply, TIMED, async ({ now }) => ({
      json: JSON.stringify(await news.article(params.idOrSlug, now)),
    })),
  )
}
