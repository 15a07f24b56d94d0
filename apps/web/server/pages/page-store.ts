import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { PublicVersion } from './public-version.ts'
import { EncodedPage, type Enqueue } from './encoded-page.ts'
import type { PageResponse, PageNotFound, PageRedirect } from './page-renderer.ts'

/** A stored page, and the public version that was current before its data was fetched. */
export interface StoredPage extends Omit<PageResponse, 'brotli' | 'maxCompression'> {
  encoded: EncodedPage
  publicVersion: PublicVersion
  /** The page with a banner of its age, once it was needed. */
  stale?: Promise<EncodedPage>
  /** Size of `stale`. */
  staleBytes?: number
}

/** A stored result of an address. */
export type StoredResult = StoredPage | (PageRedirect & ResultStamp) | (PageNotFound & ResultStamp)

interface ResultStamp {
  publicVersion: PublicVersion
  renderedAt: number
}

const MAX_BYTES = 64 * 1024 * 1024
const MAX_ENTRIES = 20_000
/** Memory of an entry besides its bytes: headers, digests, map entries. */
const OVERHEAD_BYTES = 2_048

const getSize = (stored: StoredResult, key: string): number =>
  (stored.kind === 'page' ? stored.encoded.bytes + (stored.staleBytes ?? 0) : 0) +
  2 * key.length +
  OVERHEAD_BYTES

/** LRU cache of results by address, bounded by the bytes of all encodings. */
export class PageStore {
  readonly #entries = new LRUCache<string, StoredResult>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: getSize,
  })

  get(key: string): StoredResult | undefined {
    return this.#entries.get(key)
  }

  set(key: string, stored: StoredResult): void {
    this.#entries.set(key, stored)
  }

  /** Prepares a page for storing: its size is updated as encodings are added. */
  prepare(
    key: string,
    { brotli, maxCompression, ...rendered }: PageResponse,
    publicVersion: PublicVersion,
  ): StoredPage {
    const page: StoredPage = {
      ...rendered,
      publicVersion,
      encoded: new EncodedPage(brotli, () => this.#updateSize(key, page), maxCompression),
    }
    return page
  }

  /** The stored page with a banner of its age; its bytes count towards the page's size. */
  stale(
    key: string,
    page: StoredPage,
    encode: (page: StoredPage) => Promise<Uint8Array>,
  ): Promise<EncodedPage> {
    page.stale ??= encode(page).then((brotli) => {
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
    // `set` on an existing entry would not measure it again.
    this.#entries.delete(key)
    this.#entries.set(key, page)
  }
}

/** Runs work one after another; work beyond `maxPending` is dropped. */
export function createQueue(maxPending = 100): Enqueue {
  const limit = pLimit(1)
  return (work) => {
    if (limit.activeCount + limit.pendingCount < maxPending) limit(work).catch(() => undefined)
  }
}
