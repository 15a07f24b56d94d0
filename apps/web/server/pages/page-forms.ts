import { compressAsGzip, compressDensely, decompress, type Encoding } from './compression.ts'

/** Views after which a page is worth compressing as far as it goes. */
const VIEWS_WORTH_DENSITY = 3

/** Takes pieces of work one at a time, so that they never take more than one processor from what visitors wait for. */
export type InTurn = (work: () => Promise<void>) => void

/** A page's bytes, compressed and in each other encoding that was asked for; each is made once. */
export class PageForms {
  readonly #forms = new Map<Encoding, Buffer>()
  readonly #underWay = new Map<Encoding, Promise<Buffer>>()
  readonly #changed: () => void
  #views = 0

  /** `changed` hears of each form that came or became smaller. */
  constructor(brotli: Uint8Array, changed: () => void = () => undefined) {
    this.#changed = changed
    this.#forms.set('br', Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength))
  }

  /** The sum of all forms. */
  get bytes(): number {
    return [...this.#forms.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** At once where the form is there. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const form = this.#forms.get(encoding)
    if (form) return form
    const underWay = this.#underWay.get(encoding)
    if (underWay) return underWay
    const making = this.#make(encoding).finally(() => this.#underWay.delete(encoding))
    this.#underWay.set(encoding, making)
    return making
  }

  /** Counts a view; from the third on the page is compressed again, as far as it goes, when its turn has come. */
  viewed(inTurn: InTurn): void {
    this.#views += 1
    if (this.#views !== VIEWS_WORTH_DENSITY) return
    inTurn(async () => {
      const dense = await compressDensely(await this.html())
      this.#forms.set('br', dense)
      this.#changed()
    })
  }

  /** The HTML, which takes ten times the bytes of what is stored: it stays only where it is a form that was asked for. */
  html(): Promise<Buffer> {
    const html = this.#forms.get('identity')
    if (html) return Promise.resolve(html)
    const brotli = this.#forms.get('br')
    if (!brotli) throw new Error('A page has no bytes')
    return decompress(brotli)
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const html = await this.html()
    const form = encoding === 'gzip' ? await compressAsGzip(html) : html
    this.#forms.set(encoding, form)
    this.#changed()
    return form
  }
}
