import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiClient } from '../pages/api-client.ts'
import { chooseEncoding, encode } from '../pages/compression.ts'
import { FILE_POLICY } from '../security-headers.ts'
import { sitemapPart, type SitemapPart } from './sitemap-source.ts'
import { robotsText, sitemapIndex, urlSet } from './sitemap-xml.ts'

export interface CrawlerRoutesOptions {
  api: ApiClient
  /** Scheme and host of the site. */
  origin: string
  /** The site's own pages that may be listed. */
  own: readonly string[]
  now: () => number
}

const KEPT_MS = 60_000
const ONE_MINUTE = 'public, max-age=60'
const ONE_DAY = 'public, max-age=86400'

async function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply
    .type(`${type}; charset=utf-8`)
    .headers({ Vary: 'Accept-Encoding', 'Content-Security-Policy': FILE_POLICY })
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.send(await encode(text, encoding))
}

const sendAway = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The sitemap is not available for a moment.\n')

const sendMissing = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('There is no such part of the sitemap.\n')

/** robots.txt and the sitemap: one file, or from ten thousand stored addresses on an index of several. */
export async function crawlerRoutes(app: FastifyInstance, { api, origin, own, now }: CrawlerRoutesOptions) {
  const kept = new Map<number, { madeAt: number; made: SitemapPart }>()

  async function partOf(part: number): Promise<SitemapPart | null> {
    const entry = kept.get(part)
    if (entry && now() - entry.madeAt < KEPT_MS) return entry.made
    const made = await sitemapPart(api, own, part)
    if (made && part <= made.parts) kept.set(part, { madeAt: now(), made })
    return made
  }

  app.get('/robots.txt', (request, reply) => {
    reply.header('Cache-Control', ONE_DAY)
    return send(request, reply, 'text/plain', robotsText(origin))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const first = await partOf(1)
    if (!first) return sendAway(reply)
    const parts = Array.from({ length: first.parts }, (_, index) => `/sitemap-${index + 1}.xml`)
    reply.header('Cache-Control', ONE_MINUTE)
    const xml = parts.length === 1 ? urlSet(origin, first.addresses) : sitemapIndex(origin, parts)
    return send(request, reply, 'application/xml', xml)
  })

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const number = Number(request.params.part)
    const part = await partOf(number)
    if (!part) return sendAway(reply)
    if (number > part.parts) return sendMissing(reply)
    reply.header('Cache-Control', ONE_MINUTE)
    return send(request, reply, 'application/xml', urlSet(origin, part.addresses))
  })
}
