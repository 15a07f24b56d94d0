/** The uploads that are under way, which saving waits for: a photo that was chosen is part of what is saved. */
export class PendingUploads {
  readonly #pending = new Set<Promise<unknown>>()

  /** Keeps an upload in mind until it is over, whatever becomes of it. */
  track(upload: Promise<unknown>): void {
    const over = upload.catch(() => {}).finally(() => this.#pending.delete(over))
    this.#pending.add(over)
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
  }
}
