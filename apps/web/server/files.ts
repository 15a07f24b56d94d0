import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { FILE_POLICY } from './security-headers.ts'

const ONE_DAY = 'public, max-age=86400'
const PUBLIC_FILES = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest']

/** The built scripts and fonts, precompressed and immutable, the site's icons, and the logos of the media kit. */
export async function fileRoutes(app: FastifyInstance, { directory }: { directory: string }) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Content-Security-Policy', FILE_POLICY)
  })
  await app.register(staticFiles, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  await app.register(staticFiles, {
    root: join(directory, 'media-kit'),
    prefix: '/media-kit/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
  })
  for (const name of PUBLIC_FILES) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header('Cache-Control', ONE_DAY).sendFile(name, directory, { cacheControl: false }),
    )
  }
}
