import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { PublicVersion } from './public-version.ts'
import { EncodedPage, type Enqueue } from './encoded-page.ts'
import type { MadePage, MissingPage, MovedPage } from './page-renderer.ts'

/** A page with its bytes, and the public version that was known before its data was asked for. */
export interface StoredPage extends Omit<MadePage, 'brotli'> {
  encoded: EncodedPage
  publicVersion: PublicVersion
  /** The same with a line that says from when it is, once it was needed. */
  stale?: Promise<EncodedPage>
  /** The bytes of that one. */
  staleBytes?: number
}

/** What an address was answered with. */
export type Stored = StoredPage | (MovedPage & Stamped) | (MissingPage & Stamped)

interface Stamped {
  publicVersion: PublicVersion
  madeAt: number
}

const MAX_BYTES = 64 * 1024 * 1024
const MAX_ENTRIES = 20_000
/** What an entry takes beside its bytes: headers, digests, the maps that hold it. */
const OVERHEAD_BYTES = 2_048

const sizeOf = (stored: Stored, key: string): number =>
  (stored.kind === 'page' ? stored.encoded.bytes + (stored.staleBytes ?? 0) : 0) +
  2 * key.length +
  OVERHEAD_BYTES

/** What was made, by address: bounded by the bytes of all forms; what nobody asked for for longest goes first. */
export class PageStore {
  readonly #entries = new LRUCache<string, Stored>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
  })

  get(key: string): Stored | undefined {
    return this.#entries.get(key)
  }

  set(key: string, stored: Stored): void {
    this.#entries.set(key, stored)
  }

  /** Makes a page ready to be stored at a key: its bytes are weighed again as they come. */
  prepare(key: string, { brotli, ...made }: MadePage, publicVersion: PublicVersion): StoredPage {
    const page: StoredPage = {
      ...made,
      publicVersion,
      encoded: new EncodedPage(brotli, () => this.#updateSize(key, page)),
    }
    return page
  }

  /** The page stored at a key with a line that says from when it is; its bytes count as those of the page do. */
  stale(
    key: string,
    page: StoredPage,
    make: (page: StoredPage) => Promise<Uint8Array>,
  ): Promise<EncodedPage> {
    page.stale ??= make(page).then((brotli) => {
      const updateSize = () => {
        page.staleBytes = encoded.bytes
        this.#updateSize(key, page)
      }
      const encoded = new EncodedPage(brotli, updateSize)
      updateSize()
      return encoded
    })
    return page.stale
  }

  #updateSize(key: string, page: StoredPage): void {
    if (this.#entries.peek(key) !== page) return
    // What is set again while it is there is not weighed again.
    this.#entries.delete(key)
    this.#entries.set(key, page)
  }
}

/** Runs pieces of work one after another; beyond a few that wait, nothing more is taken up. */
export function createQueue(maxPending = 100): Enqueue {
  const limit = pLimit(1)
  return (work) => {
    if (limit.activeCount + limit.pendingCount < maxPending) limit(work).catch(() => undefined)
  }
}
