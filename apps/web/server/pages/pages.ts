import { DAY, MINUTE } from '@portal/domain/shared'
import { withAgeLine } from './age-line.ts'
import { compressAside } from './compression.ts'
import { isSameVersion, type PublicVersion, type PublicVersionWatcher } from './public-version.ts'
import type { PageForms } from './page-forms.ts'
import {
  MISSING_PATH,
  type MadePage,
  type MakePage,
  type MakeResult,
  type MissingPage,
  type MovedPage,
} from './page-renderer.ts'
import { PageStore, type Stored, type StoredPage } from './page-store.ts'
import type { RenderLimit } from './render-limit.ts'

/** Somebody asks for a page. */
export interface View {
  /** With the parameters that its screen names, and no others. */
  path: string
  saveData: boolean
  /** Whose renders it counts among. */
  address: string
  /** Whoever is signed in may just have changed something, and sees it. */
  isSignedIn: boolean
}

/** What a view is answered with. */
export type Outcome =
  | { kind: 'page'; page: StoredPage }
  /** A page with a line that says from when it is: the API doesn't answer. */
  | { kind: 'aged'; page: StoredPage; forms: PageForms }
  | MovedPage
  | Refused

/** Nothing can be made now: too much is asked for from one place, or from all together. */
export interface Refused {
  kind: 'refused'
  status: 429 | 503
  retryAfter: number
}

export interface PagesParts {
  make: MakePage
  watch: Pick<PublicVersionWatcher, 'current' | 'fresh'>
  limit: Pick<RenderLimit, 'take' | 'giveBack'>
  now: () => number
  /** Whether this process is too busy for anything that costs something. */
  isOverloaded?: () => boolean
}

/** A page shows the time: from then on it is made anew, while everybody still gets the one that is there. */
const FRESH_WITHIN = MINUTE
/** From then on a new one is waited for. */
const GIVEN_WITHIN = 2 * MINUTE
/** For how long a page stands in for what can't be made. */
const STANDS_IN_WITHIN = DAY
/** Renders that may wait: two seconds' worth, as when a crawler opens every link at once. More would come too late to be of use. */
const MOST_RENDERS = 200

const BUSY: Refused = { kind: 'refused', status: 503, retryAfter: 2 }

/** Whether a page may be given out again, here and in browsers. */
export const isLasting = ({ status, isPrivate }: Pick<MadePage, 'status' | 'isPrivate'>): boolean =>
  status === 200 && !isPrivate

const isUpset = ({ status }: Pick<MadePage, 'status'>): boolean => status === 429 || status >= 500

/** Whether what is stored is true in a public version. */
const isOf = (publicVersion: PublicVersion, stored: Stored): boolean =>
  isSameVersion(stored.publicVersion, publicVersion, (stored.kind === 'page' && stored.used) || [])

/** One page for all addresses that are nobody's counts for none of those who ask for it; unstored it is made for each. */
const counts = ({ path }: View, publicVersion: PublicVersion): boolean =>
  path !== MISSING_PATH || publicVersion === null

/** Whether the address alone says that there is no page. */
const isByAddress = (made: MakeResult): made is MissingPage | MovedPage =>
  (made.kind === 'missing' || made.kind === 'redirect') && made.isByAddress

const keyOf = ({ path, saveData }: Pick<View, 'path' | 'saveData'>): string =>
  `${saveData ? 'light' : 'full'} ${path}`

/** Gives pages out: each is made once and sent to everybody, for as long as it is true. */
export class Pages {
  readonly #parts: PagesParts
  readonly #store = new PageStore()
  /** What is being made, by public version and key: whoever comes meanwhile waits for the same. */
  readonly #renewals = new Map<string, Promise<Outcome>>()

  constructor(parts: PagesParts) {
    this.#parts = parts
  }

  /** At once where everything is known. */
  view(view: View): Outcome | Promise<Outcome> {
    const { watch } = this.#parts
    const publicVersion = view.isSignedIn ? watch.fresh() : watch.current()
    return publicVersion instanceof Promise
      ? publicVersion.then((known) => this.#answer(view, known))
      : this.#answer(view, publicVersion)
  }

  #answer(view: View, publicVersion: PublicVersion): Outcome | Promise<Outcome> {
    const stored = this.#store.get(keyOf(view))
    if (!stored) return this.#renew(view, publicVersion)
    const age = this.#parts.now() - stored.madeAt
    if (publicVersion === null && age < STANDS_IN_WITHIN) return this.#standIn(view, stored)
    if (!isOf(publicVersion, stored) || age >= GIVEN_WITHIN) return this.#renew(view, publicVersion, stored)
    // Nobody waits for this one; who comes next finds what came of it.
    if (age >= FRESH_WITHIN) this.#renewAside(view, publicVersion, stored)
    return this.#give(view, publicVersion, stored)
  }

  #renewAside(view: View, publicVersion: PublicVersion, stored: Stored): void {
    const renewal = this.#renew(view, publicVersion, stored)
    // What breaks is heard of by whoever has to wait for the page.
    if (renewal instanceof Promise) void renewal.catch(() => undefined)
  }

  #give(view: View, publicVersion: PublicVersion, stored: Stored): Outcome | Promise<Outcome> {
    if (stored.kind === 'missing') return this.#answer({ ...view, path: MISSING_PATH }, publicVersion)
    return stored.kind === 'page' ? { kind: 'page', page: stored } : stored
  }

  /** What was made before, in place of what can't be made: pages say from when they are. */
  #standIn(view: View, stored: Stored): Outcome | Promise<Outcome> {
    if (stored.kind === 'page') return this.#aged(keyOf(view), stored)
    if (stored.kind === 'redirect') return stored
    const key = keyOf({ ...view, path: MISSING_PATH })
    const missing = this.#store.get(key)
    return missing?.kind === 'page' ? this.#aged(key, missing) : BUSY
  }

  async #aged(key: string, page: StoredPage): Promise<Outcome> {
    return { kind: 'aged', page, forms: await this.#store.aged(key, page, withAge) }
  }

  #canStandIn(stored: Stored | undefined): stored is Stored {
    return stored !== undefined && this.#parts.now() - stored.madeAt < STANDS_IN_WITHIN
  }

  /** Makes a page anew, once for all who wait for it. */
  #renew(view: View, publicVersion: PublicVersion, stored?: Stored): Outcome | Promise<Outcome> {
    const { limit, isOverloaded } = this.#parts
    const id = `${publicVersion} ${keyOf(view)}`
    const underWay = this.#renewals.get(id)
    if (underWay) return underWay
    if (isOverloaded?.()) return this.#instead(view, publicVersion, stored, BUSY)
    const seconds = counts(view, publicVersion) ? limit.take(view.address) : 0
    if (seconds > 0) {
      const refusal: Refused = { kind: 'refused', status: 429, retryAfter: seconds }
      return this.#canStandIn(stored)
        ? this.#instead(view, publicVersion, stored, refusal)
        : this.#judge(view, publicVersion, refusal)
    }
    if (this.#renewals.size >= MOST_RENDERS) {
      this.#giveBack(view, publicVersion)
      return this.#instead(view, publicVersion, stored, BUSY)
    }
    const renewal = this.#make(view, publicVersion, stored).finally(() => this.#renewals.delete(id))
    this.#renewals.set(id, renewal)
    return renewal
  }

  /** Beyond a limit, an older page is better than none. */
  #instead(
    view: View,
    publicVersion: PublicVersion,
    stored: Stored | undefined,
    refusal: Refused,
  ): Outcome | Promise<Outcome> {
    return this.#canStandIn(stored) ? this.#give(view, publicVersion, stored) : refusal
  }

  /** Beyond the limit, addresses that are nobody's or have moved are answered as ever: that costs no render. */
  #judge(view: View, publicVersion: PublicVersion, refusal: Refused): Outcome | Promise<Outcome> {
    const id = `judged ${keyOf(view)}`
    const underWay = this.#renewals.get(id)
    if (underWay || this.#renewals.size >= MOST_RENDERS) return underWay ?? refusal
    const judgement = this.#parts
      .make({ path: view.path, saveData: view.saveData, judgesOnly: true })
      .then((made) => (isByAddress(made) ? this.#byAddress(view, publicVersion, made) : refusal))
      .finally(() => this.#renewals.delete(id))
    this.#renewals.set(id, judgement)
    return judgement
  }

  /** The answer where the address alone gives it. There are endlessly many such addresses, so that none is stored. */
  #byAddress(
    view: View,
    publicVersion: PublicVersion,
    made: MissingPage | MovedPage,
  ): Outcome | Promise<Outcome> {
    return made.kind === 'redirect' ? made : this.#answer({ ...view, path: MISSING_PATH }, publicVersion)
  }

  #giveBack(view: View, publicVersion: PublicVersion): void {
    if (counts(view, publicVersion)) this.#parts.limit.giveBack(view.address)
  }

  async #make(view: View, publicVersion: PublicVersion, stored: Stored | undefined): Promise<Outcome> {
    const { make, now } = this.#parts
    const isYoung = stored !== undefined && now() - stored.madeAt < FRESH_WITHIN
    const earlier = isYoung && stored.kind === 'page' ? stored.used : null
    let made: MakeResult
    try {
      made = await make({ path: view.path, saveData: view.saveData, ...(earlier && { earlier }) })
    } catch (error) {
      if (this.#canStandIn(stored)) return this.#standIn(view, stored)
      throw error
    }
    if (made.kind === 'unchanged' && stored) {
      this.#giveBack(view, publicVersion)
      stored.publicVersion = publicVersion
      return this.#give(view, publicVersion, stored)
    }
    if (isByAddress(made)) {
      this.#giveBack(view, publicVersion)
      return this.#byAddress(view, publicVersion, made)
    }
    if (made.kind === 'page' && isUpset(made) && this.#canStandIn(stored)) return this.#standIn(view, stored)
    const result = this.#stored(view, publicVersion, made)
    // A form that needs nothing of the API can be shown without it, and not sent.
    if (publicVersion === null && result.kind === 'page' && !isUpset(result))
      return this.#aged(keyOf(view), result)
    return this.#give(view, publicVersion, result)
  }

  /** What was made, stored where it may be given out again. */
  #stored(view: View, publicVersion: PublicVersion, made: MakeResult): Stored {
    const key = keyOf(view)
    if (made.kind === 'unchanged' || made.kind === 'unmade')
      throw new Error(`A page that is ${made.kind} can’t be stored`)
    const stored =
      made.kind === 'page'
        ? this.#store.withForms(key, made, publicVersion)
        : { ...made, publicVersion, madeAt: this.#parts.now() }
    const isForAll =
      stored.kind !== 'page' ||
      (stored.used !== null && (isLasting(stored) || (view.path === MISSING_PATH && stored.status === 404)))
    if (isForAll && publicVersion !== null) this.#store.set(key, stored)
    return stored
  }
}

const withAge = async ({ forms, madeAt }: StoredPage): Promise<Buffer> =>
  compressAside(withAgeLine(await forms.html(), madeAt))
