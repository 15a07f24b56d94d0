import type { ApiGet } from './api-get.ts'

/**
 * The public version of all that is public: a text of the API's; null while the API doesn't answer. Its second line is that of
 * the places taken at events.
 */
export type PublicVersion = string | null

const EVENT_CALLS = '/api/events'

/** Whether a page of one public version is also one of another, by the calls that it was made from: places at events only change what shows events. */
export const isSameVersion = (
  one: PublicVersion,
  other: PublicVersion,
  calls: readonly { path: string }[],
): boolean =>
  one === other ||
  (withoutPlaces(one) === withoutPlaces(other) && !calls.some(({ path }) => path.startsWith(EVENT_CALLS)))

const withoutPlaces = (publicVersion: PublicVersion): PublicVersion => publicVersion?.split('\n')[0] ?? null

/** For how long a public version is believed without asking again, in milliseconds. */
const TRUSTED_FOR_MS = 250

/** The question takes the API a moment: if it takes longer, the API is as good as away. */
const TIMEOUT_MS = 2_000

/** Asks the API for its public version; throws where it gives none. */
export async function fetchPublicVersion(get: ApiGet): Promise<string> {
  const { status, body } = await get('/api/edition', { timeoutMs: TIMEOUT_MS })
  if (status !== 200 || body === '')
    throw new Error(`The API answers ${status} to the question for its public version`)
  return body
}

interface Known {
  publicVersion: PublicVersion
  /** When the question was put, not when it was answered. */
  requestedAt: number
}

/** Asks the API whether anything public has changed: one question for all pages, however many are looked at. */
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
   * The public version as it was at most a quarter of a second ago. While the API is away nobody waits for it: it is asked
   * meanwhile, and whoever comes after its answer sees it.
   */
  current(): PublicVersion | Promise<PublicVersion> {
    const known = this.#known
    if (known && this.#now() - known.requestedAt <= TRUSTED_FOR_MS) return known.publicVersion
    const answer = this.#fetchOnce()
    return known?.publicVersion === null ? null : answer
  }

  /** The public version by a question that is put after this call, for whoever has just changed something. */
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
