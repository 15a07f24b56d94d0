import { compressAsGzip, compressDensely, decompress, type Encoding } from './compression.ts'

/** Views after which a page is worth compressing as far as it goes. */
const VIEWS_BEFORE_DENSE = 3

/** Takes pieces of work one at a time, so that they never take more than one processor from what visitors wait for. */
export type Enqueue = (work: () => Promise<void>) => void

/** A page's bytes, compressed and in each other encoding that was asked for; each is made once. */
export class EncodedPage {
  readonly #encodings = new Map<Encoding, Buffer>()
  readonly #pending = new Map<Encoding, Promise<Buffer>>()
  readonly #onChange: () => void
  #views = 0

  /** `onChange` hears of each form that came or became smaller. */
  constructor(brotli: Uint8Array, onChange: () => void = () => undefined) {
    this.#onChange = onChange
    this.#encodings.set('br', Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength))
  }

  /** The sum of all forms. */
  get bytes(): number {
    return [...this.#encodings.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** At once where the form is there. */
  as(encoding: Encoding): Buffer | Promise<Buffer> {
    const encoded = this.#encodings.get(encoding)
    if (encoded) return encoded
    const pending = this.#pending.get(encoding)
    if (pending) return pending
    const encodingNow = this.#make(encoding).finally(() => this.#pending.delete(encoding))
    this.#pending.set(encoding, encodingNow)
    return encodingNow
  }

  /** Counts a view; from the third on the page is compressed again, as far as it goes, when its turn has come. */
  countView(enqueue: Enqueue): void {
    this.#views += 1
    if (this.#views !== VIEWS_BEFORE_DENSE) return
    enqueue(async () => {
      const dense = await compressDensely(await this.html())
      this.#encodings.set('br', dense)
      this.#onChange()
    })
  }

  /** The HTML, which takes ten times the bytes of what is stored: it stays only where it is a form that was asked for. */
  html(): Promise<Buffer> {
    const html = this.#encodings.get('identity')
    if (html) return Promise.resolve(html)
    const brotli = this.#encodings.get('br')
    if (!brotli) throw new Error('A page has no bytes')
    return decompress(brotli)
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const html = await this.html()
    const encoded = encoding === 'gzip' ? await compressAsGzip(html) : html
    this.#encodings.set(encoding, encoded)
    this.#onChange()
    return encoded
  }
}
