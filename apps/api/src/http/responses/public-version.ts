import type { FastifyInstance } from 'fastify'
import { fileRoute, PLAIN_TEXT } from '../routes/file-route.ts'

/**
 * Serves the public version, which a web server requests before it reuses a page: while it is unchanged, so is everything
 * public. One request covers every page. Pages without events depend on the first line only.
 */
export function addPublicVersion(app: FastifyInstance): void {
  fileRoute(app, '/api/version', ({ reply }) => {
    void reply.type(PLAIN_TEXT)
    return app.publicVersion()
  })
}
