import type { ApiGet } from './api-get.ts'

/**
 * The edition of all that is public: a text of the API's; null while the API doesn't answer. Its second line is that of
 * the places taken at events.
 */
export type Edition = string | null

const EVENTS = '/api/events'

/** Whether a page of one edition is also one of another, by the calls that it was made from: places at events only change what shows events. */
export const isSameEdition = (one: Edition, other: Edition, calls: readonly { path: string }[]): boolean =>
  one === other ||
  (withoutPlaces(one) === withoutPlaces(other) && !calls.some(({ path }) => path.startsWith(EVENTS)))

const withoutPlaces = (edition: Edition): Edition => edition?.split('\n')[0] ?? null

/** For how long an edition is believed without asking again, in milliseconds. */
const BELIEVED = 250

/** The question takes the API a moment: if it takes longer, the API is as good as away. */
const ANSWERED_WITHIN = 2_000

/** Asks the API for its edition; throws where it gives none. */
export async function editionOf(get: ApiGet): Promise<string> {
  const { status, body } = await get('/api/edition', { within: ANSWERED_WITHIN })
  if (status !== 200 || body === '')
    throw new Error(`The API answers ${status} to the question for its edition`)
  return body
}

interface Known {
  edition: Edition
  /** When the question was put, not when it was answered. */
  askedAt: number
}

/** Asks the API whether anything public has changed: one question for all pages, however many are looked at. */
export class EditionWatch {
  readonly #ask: () => Promise<string>
  readonly #now: () => number
  #known: Known | undefined
  #underWay: Promise<Edition> | undefined
  #following: Promise<Edition> | undefined

  constructor(ask: () => Promise<string>, now: () => number) {
    this.#ask = ask
    this.#now = now
  }

  /**
   * The edition as it was at most a quarter of a second ago. While the API is away nobody waits for it: it is asked
   * meanwhile, and whoever comes after its answer sees it.
   */
  current(): Edition | Promise<Edition> {
    const known = this.#known
    if (known && this.#now() - known.askedAt <= BELIEVED) return known.edition
    const answer = this.#question()
    return known?.edition === null ? null : answer
  }

  /** The edition by a question that is put after this call, for whoever has just changed something. */
  fresh(): Promise<Edition> {
    if (!this.#underWay) return this.#question()
    this.#following ??= this.#underWay.then(() => {
      this.#following = undefined
      return this.#question()
    })
    return this.#following
  }

  #question(): Promise<Edition> {
    this.#underWay ??= this.#put().finally(() => {
      this.#underWay = undefined
    })
    return this.#underWay
  }

  async #put(): Promise<Edition> {
    const askedAt = this.#now()
    const edition = await this.#ask().catch(() => null)
    this.#known = { edition, askedAt }
    return edition
  }
}
