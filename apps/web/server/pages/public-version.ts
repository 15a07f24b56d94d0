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
  (withoutPlaces(one) === withoutPlaces(other) && !calls.some(({ path }) => path.startsWith(EVENT_CALLS)))

const withoutPlaces = (publicVersion: PublicVersion): PublicVersion => publicVersion?.split('\n')[0] ?? null

/** How long a public version is trusted without another request, in milliseconds. */
const TRUSTED_FOR_MS = 250

/** How long an API that was down counts as down without another answer, in milliseconds: longer than it takes to find out. */
const DOWN_FOR_MS = 5_000

/** The API answers this in a moment: if it takes longer, it counts as down. */
const TIMEOUT_MS = 2_000

/** Fetches the API's public version; throws without one. */
export async function fetchPublicVersion(get: ApiGet): Promise<string> {
  const { status, body } = await get('/api/version', { timeoutMs: TIMEOUT_MS })
  if (status !== 200 || body === '')
    throw new Error(`The API answers ${status} to the question for its public version`)
  return body
}

interface Known {
  publicVersion: PublicVersion
  /** When the request was sent, not when it was answered. */
  requestedAt: number
}

/** Watches the API's public version: one request serves all pages. */
export class PublicVersionWatcher {
  readonly #fetch: () => Promise<string>
  readonly #now: () => number
  #known: Known | undefined
  #pending: Promise<PublicVersion> | undefined
  #next: Promise<PublicVersion> | undefined

  constructor(fetch: () => Promise<string>, now: () => number) {
    this.#fetch = fetch
    this.#now = now
  }

  /**
   * The public version, at most 250 ms old. While the API is down nobody waits: it is requested in the background, and
   * later callers get the result. Who comes after a while in which nobody asked waits: it may be back for hours.
   */
  current(): PublicVersion | Promise<PublicVersion> {
    const known = this.#known
    const age = known ? this.#now() - known.requestedAt : Infinity
    if (known && age <= TRUSTED_FOR_MS) return known.publicVersion
    const answer = this.#fetchOnce()
    return known?.publicVersion === null && age <= DOWN_FOR_MS ? null : answer
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
