import { DAY, MINUTE } from '@portal/domain/shared'
import { addStaleBanner } from './stale-banner.ts'
import { compress } from './compression.ts'
import { isSameVersion, type PublicVersion, type PublicVersionWatcher } from './public-version.ts'
import type { EncodedPage } from './encoded-page.ts'
import {
  MISSING_PATH,
  type MadePage,
  type MakePage,
  type MakeResult,
  type MissingPage,
  type MovedPage,
} from './page-renderer.ts'
import { PageStore, type Stored, type StoredPage } from './page-store.ts'
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
  | MovedPage
  | Refused

/** Nothing can be rendered now: the client's network or the process is over its limit. */
export interface Refused {
  kind: 'refused'
  status: 429 | 503
  retryAfter: number
}

export interface PagesOptions {
  make: MakePage
  watch: Pick<PublicVersionWatcher, 'current' | 'fresh'>
  limit: Pick<RenderLimit, 'take'>
  now: () => number
  /** Whether this process is overloaded. */
  isOverloaded?: () => boolean
}

/** Pages show the time: after this age they are revalidated in the background while the stored one is served. */
const MAX_AGE = MINUTE
/** Up to this age; older pages are rendered before they are served. */
const STALE_WHILE_REVALIDATE = 2 * MINUTE
/** Up to this age a page is served if it can't be rendered. */
const STALE_IF_ERROR = DAY
/**
 * Two seconds' worth of renders, as when a crawler opens every link at once. Further ones would be too late to be
 * useful.
 */
const MAX_PENDING_RENDERS = 200

const BUSY: Refused = { kind: 'refused', status: 503, retryAfter: 2 }

/** Whether a page may be stored, here and in browsers. */
export const isCacheable = ({ status, isPrivate }: Pick<MadePage, 'status' | 'isPrivate'>): boolean =>
  status === 200 && !isPrivate

const isError = ({ status }: Pick<MadePage, 'status'>): boolean => status === 429 || status >= 500

/** Whether a stored result is valid in a public version. */
const isCurrent = (publicVersion: PublicVersion, stored: Stored): boolean =>
  isSameVersion(stored.publicVersion, publicVersion, (stored.kind === 'page' && stored.used) || [])

/** The 404 page shared by all unknown addresses doesn't count, except while it can't be stored. */
const countsAgainstLimit = ({ path }: PageView, publicVersion: PublicVersion): boolean =>
  path !== MISSING_PATH || publicVersion === null

/** Whether the address alone determined that there is no page. */
const isDecidedByAddress = (made: MakeResult): made is MissingPage | MovedPage =>
  (made.kind === 'missing' || made.kind === 'redirect') && made.isDecidedByAddress

const keyOf = ({ path, saveData }: Pick<PageView, 'path' | 'saveData'>): string =>
  `${saveData ? 'light' : 'full'} ${path}`

/** Serves pages: each is rendered once and sent to everybody while it is valid. */
export class Pages {
  readonly #options: PagesOptions
  readonly #store = new PageStore()
  /** Pending renders by public version and key, shared by concurrent requests. */
  readonly #renewals = new Map<string, Promise<Outcome>>()

  constructor(options: PagesOptions) {
    this.#options = options
  }

  /** Synchronous if the page is stored and the public version known. */
  view(view: PageView): Outcome | Promise<Outcome> {
    const { watch } = this.#options
    const publicVersion = view.isSignedIn ? watch.fresh() : watch.current()
    return publicVersion instanceof Promise
      ? publicVersion.then((known) => this.#answer(view, known))
      : this.#answer(view, publicVersion)
  }

  #answer(view: PageView, publicVersion: PublicVersion): Outcome | Promise<Outcome> {
    const stored = this.#store.get(keyOf(view))
    if (!stored) return this.#renew(view, publicVersion)
    const age = this.#ageOf(stored)
    if (publicVersion === null && age < STALE_IF_ERROR) return this.#serveStale(view, stored)
    if (!isCurrent(publicVersion, stored) || age >= STALE_WHILE_REVALIDATE)
      return this.#renew(view, publicVersion, stored)
    // In the background; the next request gets its result.
    if (age >= MAX_AGE) this.#renewInBackground(view, publicVersion, stored)
    return this.#answerStored(view, publicVersion, stored)
  }

  /** Once the clock was set back, nobody knows how old a page is: it is renewed, and served only where that fails. */
  #ageOf({ madeAt }: Pick<Stored, 'madeAt'>): number {
    const age = this.#options.now() - madeAt
    return age < 0 ? STALE_WHILE_REVALIDATE : age
  }

  #renewInBackground(view: PageView, publicVersion: PublicVersion, stored: Stored): void {
    const renewal = this.#renew(view, publicVersion, stored)
    // Errors surface in the request that has to wait for the page.
    if (renewal instanceof Promise) void renewal.catch(() => undefined)
  }

  #answerStored(view: PageView, publicVersion: PublicVersion, stored: Stored): Outcome | Promise<Outcome> {
    if (stored.kind === 'missing') return this.#answer({ ...view, path: MISSING_PATH }, publicVersion)
    return stored.kind === 'page' ? { kind: 'page', page: stored } : stored
  }

  /** Serves a stale result instead of one that can't be rendered; pages get a banner of their age. */
  #serveStale(view: PageView, stored: Stored): Outcome | Promise<Outcome> {
    if (stored.kind === 'page') return this.#stale(keyOf(view), stored)
    if (stored.kind === 'redirect') return stored
    const key = keyOf({ ...view, path: MISSING_PATH })
    const missing = this.#store.get(key)
    return missing?.kind === 'page' ? this.#stale(key, missing) : BUSY
  }

  async #stale(key: string, page: StoredPage): Promise<Outcome> {
    return { kind: 'stale', page, encoded: await this.#store.stale(key, page, encodeWithBanner) }
  }

  #canServeStale(stored: Stored | undefined): stored is Stored {
    return stored !== undefined && this.#ageOf(stored) < STALE_IF_ERROR
  }

  /** Renders a page, once for concurrent requests. */
  #renew(view: PageView, publicVersion: PublicVersion, stored?: Stored): Outcome | Promise<Outcome> {
    const { limit, isOverloaded } = this.#options
    const id = `${publicVersion} ${keyOf(view)}`
    const pending = this.#renewals.get(id)
    if (pending) return pending
    if (isOverloaded?.()) return this.#staleOr(view, publicVersion, stored, BUSY)
    const { waitSeconds, refund } = countsAgainstLimit(view, publicVersion)
      ? limit.take(view.address)
      : UNCOUNTED_RENDER
    if (waitSeconds > 0) {
      const refusal: Refused = { kind: 'refused', status: 429, retryAfter: waitSeconds }
      return this.#canServeStale(stored)
        ? this.#staleOr(view, publicVersion, stored, refusal)
        : this.#answerByAddress(view, publicVersion, refusal)
    }
    if (this.#renewals.size >= MAX_PENDING_RENDERS) {
      refund()
      return this.#staleOr(view, publicVersion, stored, BUSY)
    }
    const renewal = this.#make(view, publicVersion, stored, refund).finally(() => this.#renewals.delete(id))
    this.#renewals.set(id, renewal)
    return renewal
  }

  /** Beyond a limit, a stale page is better than none. */
  #staleOr(
    view: PageView,
    publicVersion: PublicVersion,
    stored: Stored | undefined,
    refusal: Refused,
  ): Outcome | Promise<Outcome> {
    return this.#canServeStale(stored) ? this.#answerStored(view, publicVersion, stored) : refusal
  }

  /** Beyond the limit, unknown and moved addresses are answered as usual, since that costs no render. */
  #answerByAddress(
    view: PageView,
    publicVersion: PublicVersion,
    refusal: Refused,
  ): Outcome | Promise<Outcome> {
    const id = `by address ${keyOf(view)}`
    const pending = this.#renewals.get(id)
    if (pending || this.#renewals.size >= MAX_PENDING_RENDERS) return pending ?? refusal
    const answering = this.#options
      .make({ path: view.path, saveData: view.saveData, addressOnly: true })
      .then((made) => (isDecidedByAddress(made) ? this.#toOutcome(view, publicVersion, made) : refusal))
      .finally(() => this.#renewals.delete(id))
    this.#renewals.set(id, answering)
    return answering
  }

  /** A result that the address alone determined. There are endlessly many such addresses, so none is stored. */
  #toOutcome(
    view: PageView,
    publicVersion: PublicVersion,
    made: MissingPage | MovedPage,
  ): Outcome | Promise<Outcome> {
    return made.kind === 'redirect' ? made : this.#answer({ ...view, path: MISSING_PATH }, publicVersion)
  }

  async #make(
    view: PageView,
    publicVersion: PublicVersion,
    stored: Stored | undefined,
    refund: () => void,
  ): Promise<Outcome> {
    const { make } = this.#options
    const isFresh = stored !== undefined && this.#ageOf(stored) < MAX_AGE
    const previous = isFresh && stored.kind === 'page' ? stored.used : null
    let made: MakeResult
    try {
      made = await make({ path: view.path, saveData: view.saveData, ...(previous && { previous }) })
    } catch (error) {
      if (this.#canServeStale(stored)) return this.#serveStale(view, stored)
      throw error
    }
    if (made.kind === 'unchanged' && stored) {
      refund()
      stored.publicVersion = publicVersion
      return this.#answerStored(view, publicVersion, stored)
    }
    if (isDecidedByAddress(made)) {
      refund()
      return this.#toOutcome(view, publicVersion, made)
    }
    if (made.kind === 'page' && isError(made) && this.#canServeStale(stored))
      return this.#serveStale(view, stored)
    const result = this.#storeIfShared(view, publicVersion, made)
    // A form without API data can be shown while the API is down, but not sent.
    if (publicVersion === null && result.kind === 'page' && !isError(result))
      return this.#stale(keyOf(view), result)
    return this.#answerStored(view, publicVersion, result)
  }

  /** Stores a result if it is the same for everybody. */
  #storeIfShared(view: PageView, publicVersion: PublicVersion, made: MakeResult): Stored {
    const key = keyOf(view)
    if (made.kind === 'unchanged' || made.kind === 'skipped')
      throw new Error(`A page that is ${made.kind} can’t be stored`)
    const stored =
      made.kind === 'page'
        ? this.#store.prepare(key, made, publicVersion)
        : { ...made, publicVersion, madeAt: this.#options.now() }
    const isForAll =
      stored.kind !== 'page' ||
      (stored.used !== null && (isCacheable(stored) || (view.path === MISSING_PATH && stored.status === 404)))
    if (isForAll && publicVersion !== null) this.#store.set(key, stored)
    return stored
  }
}

const encodeWithBanner = async ({ encoded, madeAt }: StoredPage): Promise<Buffer> =>
  compress(addStaleBanner(await encoded.html(), madeAt))
