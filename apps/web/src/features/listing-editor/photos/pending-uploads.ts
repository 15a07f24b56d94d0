/** The running uploads, which saving waits for, so that chosen photos are saved too. */
export class PendingUploads {
  readonly #pending = new Set<Promise<unknown>>()

  /** Tracks an upload until it succeeds or fails. */
  track(upload: Promise<unknown>): void {
    const over = upload.catch(() => {}).finally(() => this.#pending.delete(over))
    this.#pending.add(over)
  }

  /** Resolves when no upload is running. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
  }
}
