import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import { createAttachmentHeaders } from '#http/routes/file-route.ts'
import { publicFile, publicRoute } from '#http/routes/public-route.ts'
import { toJson } from '#shared/json.ts'
import type { Guides } from './guides.service.ts'

const HTML = 'text/html; charset=utf-8'

export function guideRoutes(app: FastifyInstance, guides: Guides): void {
  publicRoute(app, calls.getGuide, {}, ({ params }) => ({ json: toJson(guides.one(params.country)) }))

  publicFile(app, { path: '/api/guides/:name/download' }, {}, ({ params }) => {
    const { name, html } = guides.file(params.name)
    return { text: html, type: HTML, headers: createAttachmentHeaders(name) }
  })
}
