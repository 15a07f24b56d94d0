import type { ApiGet } from './api-get.ts'

/**
 * The public version of all that is public: a text of the API's; null while the API doesn't answer. Its second line is that of
 * the places taken at events.
 */
export type PublicVersion = string | null

const EVENTS = '/api/events'

/** Whether a page of one public version is also one of another, by the calls that it was made from: places at events only change what shows events. */
export const isSameVersion = (
  one: PublicVersion,
  other: PublicVersion,
  calls: readonly { path: string }[],
): boolean =>
  one === other ||
  (withoutPlaces(one) === withoutPlaces(other) && !calls.some(({ path }) => path.startsWith(EVENTS)))

const withoutPlaces = (publicVersion: PublicVersion): PublicVersion => publicVersion?.split('\n')[0] ?? null

/** For how long a public version is believed without asking again, in milliseconds. */
const BELIEVED = 250

/** The question takes the API a moment: if it takes longer, the API is as good as away. */
const ANSWERED_WITHIN = 2_000

/** Asks the API for its public version; throws where it gives none. */
export async function fetchPublicVersion(get: ApiGet): Promise<string> {
  const { status, body } = await get('/api/edition', { within: ANSWERED_WITHIN })
  if (status !== 200 || body === '')
    throw new Error(`The API answers ${status} to the question for its public version`)
  return body
}

interface Known {
  publicVersion: PublicVersion
  /** When the question was put, not when it was answered. */
  askedAt: number
}

/** Asks the API whether anything public has changed: one question for all pages, however many are looked at. */
export class PublicVersionWatcher {
  readonly #ask: () => Promise<string>
  readonly #now: () => number
  #known: Known | undefined
  #underWay: Promise<PublicVersion> | undefined
  #following: Promise<PublicVersion> | undefined

  constructor(ask: () => Promise<string>, now: () => number) {
    this.#ask = ask
    this.#now = now
  }

  /**
   * The public version as it was at most a quarter of a second ago. While the API is away nobody waits for it: it is asked
   * meanwhile, and whoever comes after its answer sees it.
   */
  current(): PublicVersion | Promise<PublicVersion> {
    const known = this.#known
    if (known && this.#now() - known.askedAt <= BELIEVED) return known.publicVersion
    const answer = this.#question()
    return known?.publicVersion === null ? null : answer
  }

  /** The public version by a question that is put after this call, for whoever has just changed something. */
  fresh(): Promise<PublicVersion> {
    if (!this.#underWay) return this.#question()
    this.#following ??= this.#underWay.then(() => {
      this.#following = undefined
      return this.#question()
    })
    return this.#following
  }

  #question(): Promise<PublicVersion> {
    this.#underWay ??= this.#put().finally(() => {
      this.#underWay = undefined
    })
    return this.#underWay
  }

  async #put(): Promise<PublicVersion> {
    const askedAt = this.#now()
    const publicVersion = await this.#ask().catch(() => null)
    this.#known = { publicVersion, askedAt }
    return publicVersion
  }
}
