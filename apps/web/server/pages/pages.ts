import { DAY, MINUTE } from '@portal/domain/shared'
import { addStaleBanner } from './stale-banner.ts'
import { compress } from './compression.ts'
import { isSameVersion, type PublicVersion, type PublicVersionWatcher } from './public-version.ts'
import type { EncodedPage } from './encoded-page.ts'
import {
  MISSING_PATH,
  type PageResponse,
  type RenderPage,
  type PageResult,
  type PageNotFound,
  type PageRedirect,
} from './page-renderer.ts'
import { PageStore, type StoredResult, type StoredPage } from './page-store.ts'
import { UNCOUNTED_RENDER, type RenderLimit } from './render-limit.ts'

/** A request for a page. */
export interface PageView {
  /** Reduced to its screen's parameters. */
  path: string
  saveData: boolean
  /** The client's address, for the render limit. */
  address: string
  /** A signed-in user may just have changed something, and has to see it. */
  isSignedIn: boolean
}

/** The result of a request. */
export type Outcome =
  | { kind: 'page'; page: StoredPage }
  /** A page with a banner of its age, since the API is down. */
  | { kind: 'stale'; page: StoredPage; encoded: EncodedPage }
  | PageRedirect
  | PageRefusal

/** Nothing can be rendered now: the client's network or the process is over its limit. */
export interface PageRefusal {
  kind: 'refused'
  status: 429 | 503
  retryAfter: number
}

export interface PagesOptions {
  render: RenderPage
  watch: Pick<PublicVersionWatcher, 'current' | 'fresh'>
  limit: Pick<RenderLimit, 'consume'>
  now: () => number
  /** Whether this process is overloaded. */
  isOverloaded?: () => boolean
}

/** Pages show the time: after this age they are revalidated in the background while the stored one is served. */
const MAX_AGE_MS = MINUTE
/** Up to this age; older pages are rendered before they are served. */
const STALE_WHILE_REVALIDATE_MS = 2 * MINUTE
/** Up to this age a page is served if it can't be rendered. */
const STALE_IF_ERROR_MS = DAY
/**
 * Two seconds' worth of renders, as when a crawler opens every link at once. Further ones would be too late to be
 * useful.
 */
const MAX_PENDING_RENDERS = 200

const OVERLOADED: PageRefusal = { kind: 'refused', status: 503, retryAfter: 2 }

/** Whether a page may be stored, here and in browsers. */
export const isCacheable = ({ status, isPrivate }: Pick<PageResponse, 'status' | 'isPrivate'>): boolean =>
  status === 200 && !isPrivate

const isError = ({ status }: Pick<PageResponse, 'status'>): boolean => status === 429 || status >= 500

/** Whether a stored result is valid in a public version. */
const isCurrent = (publicVersion: PublicVersion, stored: StoredResult): boolean =>
  isSameVersion(stored.publicVersion, publicVersion, (stored.kind === 'page' && stored.used) || [])

/** The 404 page shared by all unknown addresses doesn't count, except while it can't be stored. */
const countsAgainstLimit = ({ path }: PageView, publicVersion: PublicVersion): boolean =>
  path !== MISSING_PATH || publicVersion === null

/** Whether the address alone determined that there is no page. */
const isDecidedByAddress = (rendered: PageResult): rendered is PageNotFound | PageRedirect =>
  (rendered.kind === 'missing' || rendered.kind === 'redirect') && rendered.isDecidedByAddress

const getKey = ({ path, saveData }: Pick<PageView, 'path' | 'saveData'>): string =>
  `${saveData ? 'light' : 'full'} ${path}`

/** Serves pages: each is rendered once and sent to everybody while it is valid. */
export class Pages {
  readonly #options: PagesOptions
  readonly #store = new PageStore()
  /** Pending renders by public version and key, shared by concurrent requests. */
  readonly #pendingRenders = new Map<string, Promise<Outcome>>()

  constructor(options: PagesOptions) {
    this.#options = options
  }

  /** Synchronous if the page is stored and the public version known. */
  view(view: PageView): Outcome | Promise<Outcome> {
    const { watch } = this.#options
    const publicVersion = view.isSignedIn ? watch.fresh() : watch.current()
    return publicVersion instanceof Promise
      ? publicVersion.then((known) => this.#respond(view, known))
      : this.#respond(view, publicVersion)
  }

  #respond(view: PageView, publicVersion: PublicVersion): Outcome | Promise<Outcome> {
    const stored = this.#store.get(getKey(view))
    if (!stored) return this.#refresh(view, publicVersion)
    const age = this.#getAge(stored)
    if (publicVersion === null && age < STALE_IF_ERROR_MS) return this.#serveStale(view, stored)
    if (!isCurrent(publicVersion, stored) || age >= STALE_WHILE_REVALIDATE_MS)
      return this.#refresh(view, publicVersion, stored)
    // In the background; the next request gets its result.
    if (age >= MAX_AGE_MS) this.#refreshInBackground(view, publicVersion, stored)
    return this.#respondWithStored(view, publicVersion, stored)
  }

  /** After the clock was set back the age is unknown: the page is rendered again, and served only if that fails. */
  #getAge({ renderedAt }: Pick<StoredResult, 'renderedAt'>): number {
    const age = this.#options.now() - renderedAt
    return age < 0 ? STALE_WHILE_REVALIDATE_MS : age
  }

  #refreshInBackground(view: PageView, publicVersion: PublicVersion, stored: StoredResult): void {
    const rendering = this.#refresh(view, publicVersion, stored)
    // Errors surface in the request that has to wait for the page.
    if (rendering instanceof Promise) void rendering.catch(() => undefined)
  }

  #respondWithStored(
    view: PageView,
    publicVersion: PublicVersion,
    stored: StoredResult,
  ): Outcome | Promise<Outcome> {
    if (stored.kind === 'missing') return this.#respond({ ...view, path: MISSING_PATH }, publicVersion)
    return stored.kind === 'page' ? { kind: 'page', page: stored } : stored
  }

  /** Serves a stale result instead of one that can't be rendered; pages get a banner of their age. */
  #serveStale(view: PageView, stored: StoredResult): Outcome | Promise<Outcome> {
    if (stored.kind === 'page') return this.#stale(getKey(view), stored)
    if (stored.kind === 'redirect') return stored
    const key = getKey({ ...view, path: MISSING_PATH })
    const missing = this.#store.get(key)
    return missing?.kind === 'page' ? this.#stale(key, missing) : OVERLOADED
  }

  async #stale(key: string, page: StoredPage): Promise<Outcome> {
    return { kind: 'stale', page, encoded: await this.#store.stale(key, page, encodeWithBanner) }
  }

  #canServeStale(stored: StoredResult | undefined): stored is StoredResult {
    return stored !== undefined && this.#getAge(stored) < STALE_IF_ERROR_MS
  }

  /** Renders a page, once for concurrent requests. */
  #refresh(view: PageView, publicVersion: PublicVersion, stored?: StoredResult): Outcome | Promise<Outcome> {
    const { limit, isOverloaded } = this.#options
    const id = `${publicVersion} ${getKey(view)}`
    const pending = this.#pendingRenders.get(id)
    if (pending) return pending
    if (isOverloaded?.()) return this.#staleOr(view, publicVersion, stored, OVERLOADED)
    const { waitSeconds, refund } = countsAgainstLimit(view, publicVersion)
      ? limit.consume(view.address)
      : UNCOUNTED_RENDER
    if (waitSeconds > 0) {
      const refusal: PageRefusal = { kind: 'refused', status: 429, retryAfter: waitSeconds }
      return this.#canServeStale(stored)
        ? this.#staleOr(view, publicVersion, stored, refusal)
        : this.#respondByAddress(view, publicVersion, refusal)
    }
    if (this.#pendingRenders.size >= MAX_PENDING_RENDERS) {
      refund()
      return this.#staleOr(view, publicVersion, stored, OVERLOADED)
    }
    const rendering = this.#render(view, publicVersion, stored, refund).finally(() =>
      this.#pendingRenders.delete(id),
    )
    this.#pendingRenders.set(id, rendering)
    return rendering
  }

  /** Beyond a limit, a stale page is better than none. */
  #staleOr(
    view: PageView,
    publicVersion: PublicVersion,
    stored: StoredResult | undefined,
    refusal: PageRefusal,
  ): Outcome | Promise<Outcome> {
    return this.#canServeStale(stored) ? this.#respondWithStored(view, publicVersion, stored) : refusal
  }

  /** Beyond the limit, unknown and moved addresses get their usual response, which costs no render. */
  #respondByAddress(
    view: PageView,
    publicVersion: PublicVersion,
    refusal: PageRefusal,
  ): Outcome | Promise<Outcome> {
    const id = `by address ${getKey(view)}`
    const pending = this.#pendingRenders.get(id)
    if (pending || this.#pendingRenders.size >= MAX_PENDING_RENDERS) return pending ?? refusal
    const responding = this.#options
      .render({ path: view.path, saveData: view.saveData, addressOnly: true })
      .then((rendered) =>
        isDecidedByAddress(rendered) ? this.#toOutcome(view, publicVersion, rendered) : refusal,
      )
      .finally(() => this.#pendingRenders.delete(id))
    this.#pendingRenders.set(id, responding)
    return responding
  }

  /** A result that the address alone determined. There are endlessly many such addresses, so none is stored. */
  #toOutcome(
    view: PageView,
    publicVersion: PublicVersion,
    rendered: PageNotFound | PageRedirect,
  ): Outcome | Promise<Outcome> {
    return rendered.kind === 'redirect'
      ? rendered
      : this.#respond({ ...view, path: MISSING_PATH }, publicVersion)
  }

  async #render(
    view: PageView,
    publicVersion: PublicVersion,
    stored: StoredResult | undefined,
    refund: () => void,
  ): Promise<Outcome> {
    const { render } = this.#options
    const isFresh = stored !== undefined && this.#getAge(stored) < MAX_AGE_MS
    const previous = isFresh && stored.kind === 'page' ? stored.used : null
    let rendered: PageResult
    try {
      rendered = await render({ path: view.path, saveData: view.saveData, ...(previous && { previous }) })
    } catch (error) {
      if (this.#canServeStale(stored)) return this.#serveStale(view, stored)
      throw error
    }
    if (rendered.kind === 'unchanged' && stored) {
      refund()
      stored.publicVersion = publicVersion
      return this.#respondWithStored(view, publicVersion, stored)
    }
    if (isDecidedByAddress(rendered)) {
      refund()
      return this.#toOutcome(view, publicVersion, rendered)
    }
    if (rendered.kind === 'page' && isError(rendered) && this.#canServeStale(stored))
      return this.#serveStale(view, stored)
    const result = this.#storeIfShared(view, publicVersion, rendered)
    // A form without API data can be shown while the API is down, but not sent.
    if (publicVersion === null && result.kind === 'page' && !isError(result))
      return this.#stale(getKey(view), result)
    return this.#respondWithStored(view, publicVersion, result)
  }

  /** Stores a result if it is the same for everybody. */
  #storeIfShared(view: PageView, publicVersion: PublicVersion, rendered: PageResult): StoredResult {
    const key = getKey(view)
    if (rendered.kind === 'unchanged' || rendered.kind === 'skipped')
      throw new Error(`A page that is ${rendered.kind} can’t be stored`)
    const stored =
      rendered.kind === 'page'
        ? this.#store.prepare(key, rendered, publicVersion)
        : { ...rendered, publicVersion, renderedAt: this.#options.now() }
    const isForAll =
      stored.kind !== 'page' ||
      (stored.used !== null && (isCacheable(stored) || (view.path === MISSING_PATH && stored.status === 404)))
    if (isForAll && publicVersion !== null) this.#store.set(key, stored)
    return stored
  }
}

const encodeWithBanner = async ({ encoded, renderedAt }: StoredPage): Promise<Buffer> =>
  compress(addStaleBanner(await encoded.html(), renderedAt))
