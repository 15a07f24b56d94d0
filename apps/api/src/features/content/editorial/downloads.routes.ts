import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { attachment, fileRoute } from '#http/file-route.ts'
import type { Content } from '../content.service.ts'
import { documentOf } from '../kind.ts'
import { countDownload } from './editorial.repository.ts'
import { EDITORIAL, readAttached } from './files.ts'
import { resourceFile } from './resource-file.ts'

/** The files of resources, each fetch of which counts. */
export function downloadRoutes(
  app: FastifyInstance,
  { config, store, now }: AppContext,
  content: Content,
): void {
  fileRoute(app, { path: '/api/resources/:name/download' }, async ({ name, request, reply }) => {
    const row = await content.row('resource', name, now())
    const { file } = row.details
    // A look at the headers fetches nothing.
    if (request.method === 'GET') await countDownload(store.write, row.id)
    if (file !== null)
      return reply
        .headers({ ...attachment(file), 'content-type': 'text/csv; charset=utf-8' })
        .send(readAttached(EDITORIAL, file))
    return reply
      .headers({ ...attachment(`${row.slug}.html`), 'content-type': 'text/html; charset=utf-8' })
      .send(resourceFile({ ...row, document: documentOf(row) }, config.publicUrl))
  })
}
