import type { ApiGet } from './api-get.ts'

/**
 * The API's version of everything public; null while the API is down. Its second line is the version of the places
 * taken at events.
 */
export type PublicVersion = string | null

const EVENT_CALLS = '/api/events'

/**
 * Whether a page of one public version is valid in another, given its calls: taken places only affect pages that show
 * events.
 */
export const isSameVersion = (
  one: PublicVersion,
  other: PublicVersion,
  calls: readonly { path: string }[],
): boolean =>
  one === other ||
  (dropPlaces(one) === dropPlaces(other) && !calls.some(({ path }) => path.startsWith(EVENT_CALLS)))

const dropPlaces = (publicVersion: PublicVersion): PublicVersion => publicVersion?.split('\n')[0] ?? null

/** How long a public version is used without another request. */
const MAX_AGE_MS = 250

/** How long the API counts as down after a failed request: longer than the timeout of one. */
const DOWN_TTL_MS = 5_000

/** The API responds within milliseconds: if it takes longer, it counts as down. */
const TIMEOUT_MS = 2_000

/** Fetches the API's public version; throws without one. */
export async function fetchPublicVersion(get: ApiGet): Promise<string> {
  const { status, body } = await get('/api/version', { timeoutMs: TIMEOUT_MS })
  if (status !== 200 || body === '')
    throw new Error(`The API responded with ${status} to a request for its public version`)
  return body
}

interface KnownVersion {
  publicVersion: PublicVersion
  /** When the request was sent, not when its response came. */
  requestedAt: number
}

/** Watches the API's public version: one request serves all pages. */
export class PublicVersionWatcher {
  readonly #fetch: () => Promise<string>
  readonly #now: () => number
  #known: KnownVersion | undefined
  #pending: Promise<PublicVersion> | undefined
  #next: Promise<PublicVersion> | undefined

  constructor(fetch: () => Promise<string>, now: () => number) {
    this.#fetch = fetch
    this.#now = now
  }

  /**
   * The public version, at most 250 ms old. While the API is down nobody waits: it is requested in the background, and
   * later callers get the result. After five seconds without a request callers wait again, since the API may have been
   * back for hours.
   */
  current(): PublicVersion | Promise<PublicVersion> {
    const known = this.#known
    const age = known ? this.#now() - known.requestedAt : Infinity
    if (known && age <= MAX_AGE_MS) return known.publicVersion
    const next = this.#fetchOnce()
    return known?.publicVersion === null && age <= DOWN_TTL_MS ? null : next
  }

  /** The public version from a request sent after this call, for callers that may just have changed something. */
  fresh(): Promise<PublicVersion> {
    if (!this.#pending) return this.#fetchOnce()
    this.#next ??= this.#pending.then(() => {
      this.#next = undefined
      return this.#fetchOnce()
    })
    return this.#next
  }

  #fetchOnce(): Promise<PublicVersion> {
    this.#pending ??= this.#fetchAndRemember().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  async #fetchAndRemember(): Promise<PublicVersion> {
    const requestedAt = this.#now()
    const publicVersion = await this.#fetch().catch(() => null)
    this.#known = { publicVersion, requestedAt }
    return publicVersion
  }
}
