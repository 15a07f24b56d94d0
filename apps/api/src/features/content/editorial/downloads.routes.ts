import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { createAttachmentHeaders, fileRoute } from '#http/routes/file-route.ts'
import type { Content } from '../content.service.ts'
import { getDownload, createDownloadCounter } from './downloads.service.ts'

/** Downloads of resources. */
export function downloadRoutes(app: FastifyInstance, context: AppContext, content: Content): void {
  const counter = createDownloadCounter(context)
  app.flushOnClose(() => counter.flush())
  fileRoute(app, '/api/resources/:name/download', async ({ name: idOrSlug, request, reply }) => {
    const isFetched = request.method === 'GET'
    const { name, type, bytes } = await getDownload(context, { content, counter }, { idOrSlug, isFetched })
    return reply.headers({ ...createAttachmentHeaders(name), 'content-type': type }).send(bytes)
  })
}
