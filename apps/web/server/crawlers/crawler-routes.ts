import { negotiateEncoding } from '@portal/server/responses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compress, compressAsGzip, decompress } from '../pages/compression.ts'
import { FILE_POLICY } from '../security-headers.ts'
import { addGuessedRedirects } from './guessed-redirects.ts'
import { createSitemapFiles, type SitemapFile, type SitemapFilesOptions } from './sitemap-files.ts'
import { renderRobots, renderSitemapIndex } from './sitemap-xml.ts'

const ONE_MINUTE = 'public, max-age=60'
const ONE_DAY = 'public, max-age=86400'

async function send(request: FastifyRequest, reply: FastifyReply, type: string, brotli: Buffer) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  reply
    .type(`${type}; charset=utf-8`)
    .headers({ Vary: 'Accept-Encoding', 'Content-Security-Policy': FILE_POLICY })
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  if (encoding === 'br') return reply.send(brotli)
  const plain = await decompress(brotli)
  return reply.send(encoding === 'gzip' ? await compressAsGzip(plain) : plain)
}

const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The sitemap is not available for a moment.\n')

const sendMissing = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('There is no such part of the sitemap.\n')

function sendFile(request: FastifyRequest, reply: FastifyReply, { brotli }: SitemapFile) {
  if (!brotli) return sendMissing(reply)
  reply.header('Cache-Control', ONE_MINUTE)
  return send(request, reply, 'application/xml', brotli)
}

/**
 * Redirects to feeds, robots.txt and the sitemap: one file, or an index of several beyond ten thousand stored
 * addresses.
 */
export async function crawlerRoutes(app: FastifyInstance, site: SitemapFilesOptions) {
  const getFile = createSitemapFiles(site)
  addGuessedRedirects(app)
  const robots = await compress(Buffer.from(renderRobots(site.origin)))

  app.get('/robots.txt', (request, reply) => {
    reply.header('Cache-Control', ONE_DAY)
    return send(request, reply, 'text/plain', robots)
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const first = await getFile(1)
    if (!first) return sendUnavailable(reply)
    if (first.parts === 1) return sendFile(request, reply, first)
    const parts = Array.from({ length: first.parts }, (_, index) => `/sitemap-${index + 1}.xml`)
    const index = await compress(Buffer.from(await renderSitemapIndex(site.origin, parts)))
    return sendFile(request, reply, { ...first, brotli: index })
  })

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const first = await getFile(1)
    if (!first) return sendUnavailable(reply)
    const number = Number(request.params.part)
    // No call to the API for files beyond the last one.
    if (number > first.parts) return sendMissing(reply)
    const file = number === 1 ? first : await getFile(number)
    return file ? sendFile(request, reply, file) : sendUnavailable(reply)
  })
}
