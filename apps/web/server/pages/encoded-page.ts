import type { Encoding } from '@portal/server/responses'
import { compressAsGzip, compressMax, decompress } from './compression.ts'

/** Views after which maximum compression pays off. */
const VIEWS_BEFORE_MAX_COMPRESSION = 3

/** Queues background work, one piece at a time, so that it takes at most one CPU core from visitors. */
export type Enqueue = (work: () => Promise<void>) => void

/** A page's bytes in brotli and in other encodings on demand; each is created once. */
export class EncodedPage {
  readonly #encodings = new Map<Encoding, Buffer>()
  readonly #pending = new Map<Encoding, Promise<Buffer>>()
  readonly #onChange: () => void
  readonly #isMaxCompression: boolean
  #views = 0

  /** Calls `onChange` whenever an encoding is added or shrinks. `maxCompression`: `brotli` can't shrink any more. */
  constructor(brotli: Uint8Array, onChange: () => void = () => undefined, maxCompression = false) {
    this.#onChange = onChange
    this.#isMaxCompression = maxCompression
    this.#encodings.set('br', Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength))
  }

  /** Total size of all encodings. */
  get bytes(): number {
    return [...this.#encodings.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** Returns the bytes in an encoding, synchronously if they exist. */
  encode(encoding: Encoding): Buffer | Promise<Buffer> {
    const encoded = this.#encodings.get(encoding)
    if (encoded) return encoded
    const pending = this.#pending.get(encoding)
    if (pending) return pending
    const encodingNow = this.#encode(encoding).finally(() => this.#pending.delete(encoding))
    this.#pending.set(encoding, encodingNow)
    return encodingNow
  }

  /** Counts a view; the third one queues a recompression at maximum quality. */
  countView(enqueue: Enqueue): void {
    this.#views += 1
    if (this.#isMaxCompression || this.#views !== VIEWS_BEFORE_MAX_COMPRESSION) return
    enqueue(async () => {
      const smallest = await compressMax(await this.html())
      this.#encodings.set('br', smallest)
      this.#onChange()
    })
  }

  /** The HTML. At ten times the compressed size it is stored only if it was requested as an encoding. */
  html(): Promise<Buffer> {
    const html = this.#encodings.get('identity')
    if (html) return Promise.resolve(html)
    const brotli = this.#encodings.get('br')
    if (!brotli) throw new Error('A page has no bytes')
    return decompress(brotli)
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const html = await this.html()
    const encoded = encoding === 'gzip' ? await compressAsGzip(html) : html
    this.#encodings.set(encoding, encoded)
    this.#onChange()
    return encoded
  }
}
