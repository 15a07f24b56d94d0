import { negotiateEncoding, type Encoding } from '@portal/server/responses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isObserved, NO_OBSERVERS, type Observers } from '../observers.ts'
import { OVERLOADED, TOO_MANY_RENDERS, type Refuse } from '../refusal.ts'
import { allowStyle } from '../security-headers.ts'
import { STALE_BANNER_STYLE } from './stale-banner.ts'
import type { PageAddresses } from './page-addresses.ts'
import type { Enqueue, EncodedPage } from './encoded-page.ts'
import { createQueue, type StoredPage } from './page-store.ts'
import { isCacheable, type Outcome, type Pages } from './pages.ts'
import { normalizePath, toLowerCasePath } from './page-addresses.ts'

export interface PageRoutesOptions {
  pages: Pick<Pages, 'view'>
  addresses: Pick<PageAddresses, 'toCanonical' | 'getPattern'>
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>
  /** Responds with a page that needs no render. */
  refuse: Refuse
  observers?: Observers
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the screen's address; set only where requests are observed. */
    screenPattern?: string
  }
}

const splitUrl = (url: string): { path: string; query: string } => {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}

/** The cookie that marks a signed-in browser. */
const SIGNED_IN = /(?:^|;\s*)signed-in=1(?:;|$)/

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => tag.trim() === etag)

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Accept-Encoding, Save-Data',
} as const
const NO_STORE_HEADERS = { ...PAGE_HEADERS, 'Cache-Control': 'no-store' } as const
const REVALIDATE = 'public, max-age=0, must-revalidate'

const createEncodingHeader = (encoding: Encoding) =>
  encoding === 'identity' ? {} : { 'Content-Encoding': encoding }

/** Headers of a page, built once. A 304 has no policy: the browser keeps the one it stored with the page. */
class PageHeaders {
  readonly #common: Readonly<Record<string, string>>
  readonly #of = new WeakMap<StoredPage, Map<Encoding, Readonly<Record<string, string>>>>()

  constructor(common: Readonly<Record<string, string>>) {
    this.#common = common
  }

  of(page: StoredPage, encoding: Encoding): Readonly<Record<string, string>> {
    const known = this.#of.get(page)
    const found = known?.get(encoding)
    if (found) return found
    const headers = {
      ...this.#common,
      ...(isCacheable(page)
        ? { ...PAGE_HEADERS, 'Cache-Control': REVALIDATE, ETag: page.etag }
        : { ...NO_STORE_HEADERS, ...(page.retryAfter !== null && { 'Retry-After': page.retryAfter }) }),
      ...createEncodingHeader(encoding),
      'Content-Security-Policy': page.policy,
    }
    if (known) known.set(encoding, headers)
    else this.#of.set(page, new Map([[encoding, headers]]))
    return headers
  }
}

type SentReply = FastifyReply | Promise<FastifyReply>

function sendEncoded(reply: FastifyReply, encoded: EncodedPage, encoding: Encoding): SentReply {
  const body = encoded.encode(encoding)
  return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body)
}

/** Serves every remaining address as a page, a redirect or the 404 screen. */
export async function pageRoutes(
  app: FastifyInstance,
  { pages, addresses, headers: common, refuse, observers = NO_OBSERVERS }: PageRoutesOptions,
) {
  const headers = new PageHeaders(common)
  const enqueue: Enqueue = createQueue()
  const namesScreens = isObserved(observers)

  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: StoredPage): SentReply => {
    if (isCacheable(page) && matchesEtag(request.headers['if-none-match'], page.etag)) {
      return reply
        .code(304)
        .headers({ 'Cache-Control': REVALIDATE, ETag: page.etag, Vary: PAGE_HEADERS.Vary })
        .send()
    }
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    if (isCacheable(page)) page.encoded.countView(enqueue)
    return sendEncoded(reply.code(page.status).headers(headers.of(page, encoding)), page.encoded, encoding)
  }

  const send = (request: FastifyRequest, reply: FastifyReply, outcome: Outcome): SentReply => {
    observers.metrics.recordView(outcome.kind)
    switch (outcome.kind) {
      case 'page':
        return sendPage(request, reply, outcome.page)
      case 'stale': {
        const encoding = negotiateEncoding(request.headers['accept-encoding'])
        const policy = allowStyle(outcome.page.policy, STALE_BANNER_STYLE)
        void reply.code(outcome.page.status).headers({
          ...common,
          ...NO_STORE_HEADERS,
          ...createEncodingHeader(encoding),
          'Content-Security-Policy': policy,
        })
        return sendEncoded(reply, outcome.encoded, encoding)
      }
      case 'redirect':
        return reply.headers(common).redirect(outcome.location, outcome.status)
      case 'refused':
        return refuse(request, reply, {
          ...(outcome.status === 429 ? TOO_MANY_RENDERS : OVERLOADED),
          retryAfter: outcome.retryAfter,
        })
    }
  }

  app.get('/*', { config: { setsOwnHeaders: true } }, (request, reply) => {
    const { path, query } = splitUrl(request.url)
    const normalized = toLowerCasePath(normalizePath(path))
    if (normalized !== path) return reply.headers(common).redirect(normalized + query, 301)
    if (namesScreens) request.screenPattern = addresses.getPattern(path)
    const outcome = pages.view({
      path: addresses.toCanonical(path, query),
      saveData: request.headers['save-data'] === 'on',
      address: request.ip,
      isSignedIn: SIGNED_IN.test(request.headers.cookie ?? ''),
    })
    if (outcome instanceof Promise) return outcome.then((known) => send(request, reply, known))
    return send(request, reply, outcome)
  })
}
