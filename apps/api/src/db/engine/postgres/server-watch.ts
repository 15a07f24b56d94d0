import { ConnectionError } from './problem.ts'

/** Timeouts in milliseconds. */
interface Timeouts {
  /** For statements that the server answers at once. */
  readonly prompt: number
  /** For any statement. */
  readonly statement: number
}

/** A connection without a response in time; one may still arrive, so that it is never used again. */
export class SilentConnectionError extends ConnectionError {
  constructor() {
    super(new Error('No answer in time'))
  }
}

/**
 * Detects a silent server for all connections of a store. Where packets vanish, as after a power cut, there is no error:
 * the system retransmits for a quarter of an hour.
 */
export class ServerWatch {
  /** Null for no timeouts. */
  readonly #timeouts: Timeouts | null
  /** Sends a statement that the server answers at once. */
  readonly #ping: () => Promise<unknown>
  /** Callbacks that shorten the pending waits. */
  readonly #waits = new Set<() => void>()
  #generation = 0
  #isSilent = false
  #isPinging = false

  constructor(timeouts: Timeouts | null, ping: () => Promise<unknown>) {
    this.#timeouts = timeouts
    this.#ping = ping
  }

  /** Connections of an earlier generation are not used for new work. */
  get generation(): number {
    return this.#generation
  }

  /** Whether the server was silent when it was last needed. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /** Records a sign of life. */
  recordSign(): void {
    this.#isSilent = false
  }

  /** Replaces all connections, each after its current statement. */
  renewConnections(): void {
    this.#generation += 1
  }

  /** Waits for a response; throws a `SilentConnectionError` if none comes in time. */
  async withTimeout<Result>(work: Promise<Result>, isPrompt = false): Promise<Result> {
    if (this.#timeouts === null) return work
    const { prompt, statement } = this.#timeouts
    const { promise: silence, reject } = Promise.withResolvers<never>()
    const start = performance.now()
    const giveUp = () => reject(new SilentConnectionError())
    const giveUpAll = () => {
      giveUp()
      this.#recordSilence()
    }
    const checkServer = () => {
      timer = setTimeout(giveUpAll, statement - prompt)
      void this.#checkServer()
    }
    let timer = setTimeout(isPrompt ? giveUpAll : checkServer, prompt)
    const shortenWait = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, Math.max(0, start + prompt - performance.now()))
    }
    this.#waits.add(shortenWait)
    try {
      const result = await Promise.race([work, silence])
      this.recordSign()
      return result
    } finally {
      clearTimeout(timer)
      this.#waits.delete(shortenWait)
    }
  }

  /** Distinguishes a busy server from an unreachable one. */
  async #checkServer(): Promise<void> {
    if (this.#isPinging) return
    this.#isPinging = true
    try {
      await this.#ping()
    } catch (error) {
      // Any error of the server itself shows that it is there.
      if (error instanceof ConnectionError) this.#recordSilence()
    } finally {
      this.#isPinging = false
    }
  }

  /** Shortens the pending waits to the prompt timeout, since a longer wait would be in vain. */
  #recordSilence(): void {
    this.#isSilent = true
    this.renewConnections()
    for (const shortenWait of this.#waits) shortenWait()
  }
}
