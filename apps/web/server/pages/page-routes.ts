import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BUSY, TOO_MANY, type Refuse } from '../refusal.ts'
import { admitStyle } from '../security-headers.ts'
import { AGE_STYLE } from './age-line.ts'
import { chooseEncoding, type Encoding } from './compression.ts'
import type { PageAddresses } from './page-addresses.ts'
import type { InTurn, PageForms } from './page-forms.ts'
import { oneAtATime, type StoredPage } from './page-store.ts'
import { isLasting, type Outcome, type Pages } from './pages.ts'
import { tidyPath } from './tidy-path.ts'

export interface PageRoutesOptions {
  pages: Pick<Pages, 'view'>
  addresses: Pick<PageAddresses, 'canonical'>
  /** Of every page. */
  headers: Readonly<Record<string, string>>
  /** Answers with a page that takes no render. */
  refuse: Refuse
}

const splitUrl = (url: string): { path: string; query: string } => {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}

/** The mark that the browser has while somebody is signed in. */
const SIGNED_IN = /(?:^|;\s*)signed-in=1(?:;|$)/

const hasTag = (given: string | undefined, etag: string): boolean =>
  given !== undefined && given.split(',').some((tag) => tag.trim() === etag)

const PAGE = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding, Save-Data' } as const
const NOT_STORED = { ...PAGE, 'Cache-Control': 'no-store' } as const
const ASKED_AGAIN = 'public, max-age=0, must-revalidate'

const encodingOf = (encoding: Encoding) => (encoding === 'identity' ? {} : { 'Content-Encoding': encoding })

/** Headers of a page, made once. The policy stays away from a 304: the browser keeps the one that came with its page. */
class PageHeaders {
  readonly #always: Readonly<Record<string, string>>
  readonly #of = new WeakMap<StoredPage, Map<Encoding, Readonly<Record<string, string>>>>()

  constructor(always: Readonly<Record<string, string>>) {
    this.#always = always
  }

  of(page: StoredPage, encoding: Encoding): Readonly<Record<string, string>> {
    const known = this.#of.get(page)
    const found = known?.get(encoding)
    if (found) return found
    const made = {
      ...this.#always,
      ...(isLasting(page)
        ? { ...PAGE, 'Cache-Control': ASKED_AGAIN, ETag: page.etag }
        : { ...NOT_STORED, ...(page.retryAfter !== null && { 'Retry-After': page.retryAfter }) }),
      ...encodingOf(encoding),
      'Content-Security-Policy': page.policy,
    }
    if (known) known.set(encoding, made)
    else this.#of.set(page, new Map([[encoding, made]]))
    return made
  }
}

type Sent = FastifyReply | Promise<FastifyReply>

function sendForm(reply: FastifyReply, forms: PageForms, encoding: Encoding): Sent {
  const form = forms.in(encoding)
  return form instanceof Promise ? form.then((bytes) => reply.send(bytes)) : reply.send(form)
}

/** Every address that nothing else takes is a page: found, moved, or the 404 screen. */
export async function pageRoutes(
  app: FastifyInstance,
  { pages, addresses, headers: always, refuse }: PageRoutesOptions,
) {
  const headers = new PageHeaders(always)
  const inTurn: InTurn = oneAtATime()

  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: StoredPage): Sent => {
    if (isLasting(page) && hasTag(request.headers['if-none-match'], page.etag)) {
      return reply
        .code(304)
        .headers({ 'Cache-Control': ASKED_AGAIN, ETag: page.etag, Vary: PAGE.Vary })
        .send()
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (isLasting(page)) page.forms.viewed(inTurn)
    return sendForm(reply.code(page.status).headers(headers.of(page, encoding)), page.forms, encoding)
  }

  const send = (request: FastifyRequest, reply: FastifyReply, outcome: Outcome): Sent => {
    switch (outcome.kind) {
      case 'page':
        return sendPage(request, reply, outcome.page)
      case 'aged': {
        const encoding = chooseEncoding(request.headers['accept-encoding'])
        const policy = admitStyle(outcome.page.policy, AGE_STYLE)
        void reply.code(outcome.page.status).headers({
          ...always,
          ...NOT_STORED,
          ...encodingOf(encoding),
          'Content-Security-Policy': policy,
        })
        return sendForm(reply, outcome.forms, encoding)
      }
      case 'redirect':
        return reply.headers(always).redirect(outcome.location, outcome.status)
      case 'refused':
        return refuse(request, reply, {
          ...(outcome.status === 429 ? TOO_MANY : BUSY),
          retryAfter: outcome.retryAfter,
        })
    }
  }

  app.get('/*', { config: { bringsHeaders: true } }, (request, reply) => {
    const { path, query } = splitUrl(request.url)
    const tidy = tidyPath(path)
    if (tidy !== path) return reply.headers(always).redirect(tidy + query, 301)
    const outcome = pages.view({
      path: addresses.canonical(path, query),
      saveData: request.headers['save-data'] === 'on',
      address: request.ip,
      isSignedIn: SIGNED_IN.test(request.headers.cookie ?? ''),
    })
    if (outcome instanceof Promise) return outcome.then((known) => send(request, reply, known))
    return send(request, reply, outcome)
  })
}
