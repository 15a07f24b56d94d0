import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode } from './compression.ts'
import { isLasting, type MadePage, type PageMaker } from './page-maker.ts'
import { tidyPath } from './tidy-path.ts'

export interface PageRoutesOptions {
  pageFor: PageMaker
}

const splitUrl = (url: string): { path: string; query: string } => {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}

const unchangedFor = (request: FastifyRequest, page: MadePage): boolean =>
  isLasting(page) &&
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === page.etag)

/** The Content-Security-Policy stays away from a 304: the browser keeps the one that came with its page. */
const cachingHeaders = (reply: FastifyReply, page: MadePage) =>
  reply.headers({
    'Cache-Control': isLasting(page) ? 'public, max-age=0, must-revalidate' : 'no-store',
    Vary: 'Accept-Encoding, Save-Data',
    ...(isLasting(page) && { ETag: page.etag }),
    ...(page.retryAfter !== null && { 'Retry-After': page.retryAfter }),
  })

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: MadePage) {
  cachingHeaders(reply, page)
  if (unchangedFor(request, page)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.code(page.status).header('Content-Security-Policy', page.policy)
  reply.type('text/html; charset=utf-8')
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.send(await encode(page.html, encoding))
}

/** Every address that nothing else takes is a page: found, moved, or the 404 screen. */
export async function pageRoutes(app: FastifyInstance, { pageFor }: PageRoutesOptions) {
  app.get('/*', async (request, reply) => {
    const { path, query } = splitUrl(request.url)
    const tidy = tidyPath(path)
    if (tidy !== path) return reply.redirect(tidy + query, 301)
    const visitor = { address: request.ip, saveData: request.headers['save-data'] === 'on' }
    const made = await pageFor(path + query, visitor)
    if (made.kind === 'redirect') return reply.redirect(made.location, made.status)
    return sendPage(request, reply, made)
  })
}
