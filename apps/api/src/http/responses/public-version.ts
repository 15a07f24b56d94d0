import type { FastifyInstance } from 'fastify'
import { fileRoute, PLAIN_TEXT } from '../routes/file-route.ts'

/**
 * What a web server asks before it gives a page out again: while the text stays the same, so does all that is public.
 * One question answers for every page. Pages that show nothing of events depend on the first line only.
 */
export function addPublicVersion(app: FastifyInstance): void {
  fileRoute(app, '/api/version', ({ reply }) => {
    void reply.type(PLAIN_TEXT)
    return app.publicVersion()
  })
}
