import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { attachment, fileRoute } from '#http/file-route.ts'
import { route } from '#http/route.ts'
import type { Guides } from './guides.service.ts'

const HTML = 'text/html; charset=utf-8'

export function guideRoutes(app: FastifyInstance, guides: Guides): void {
  route(app, calls.getGuide, { access: 'public' }, ({ params, request, reply }) =>
    app.answerPublicly(request, reply, {}, () => ({ json: JSON.stringify(guides.one(params.country)) })),
  )

  fileRoute(app, { path: '/api/guides/:name/download' }, ({ name, request, reply }) =>
    app.answerPublicly(request, reply, {}, () => {
      const { name: file, html } = guides.file(name)
      return { text: html, type: HTML, headers: attachment(file) }
    }),
  )
}
