import { ConnectionError } from './problem.ts'

/** Timeouts in milliseconds. */
interface Limits {
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
  readonly #limits: Limits | null
  /** Sends a statement that the server answers at once. */
  readonly #ask: () => Promise<unknown>
  /** Callbacks that shorten the pending waits. */
  readonly #waits = new Set<() => void>()
  #generation = 0
  #isSilent = false
  #isAsking = false

  constructor(limits: Limits | null, ask: () => Promise<unknown>) {
    this.#limits = limits
    this.#ask = ask
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
  noteSign(): void {
    this.#isSilent = false
  }

  /** Replaces all connections, each after its current statement. */
  renewConnections(): void {
    this.#generation += 1
  }

  /** Waits for a response; throws a `SilentConnectionError` if none comes in time. */
  async answered<Answer>(work: Promise<Answer>, isPrompt = false): Promise<Answer> {
    if (this.#limits === null) return work
    const { prompt, statement } = this.#limits
    const { promise: silence, reject } = Promise.withResolvers<never>()
    const start = performance.now()
    const giveUp = () => reject(new SilentConnectionError())
    const giveUpAll = () => {
      giveUp()
      this.#noteSilence()
    }
    const inquire = () => {
      timer = setTimeout(giveUpAll, statement - prompt)
      void this.#inquire()
    }
    let timer = setTimeout(isPrompt ? giveUpAll : inquire, prompt)
    const hurry = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, Math.max(0, start + prompt - performance.now()))
    }
    this.#waits.add(hurry)
    try {
      const answer = await Promise.race([work, silence])
      this.noteSign()
      return answer
    } finally {
      clearTimeout(timer)
      this.#waits.delete(hurry)
    }
  }

  /** Distinguishes a busy server from an unreachable one. */
  async #inquire(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      await this.#ask()
    } catch (error) {
      // Any error of the server itself shows that it is there.
      if (error instanceof ConnectionError) this.#noteSilence()
    } finally {
      this.#isAsking = false
    }
  }

  /** Shortens the pending waits to the prompt timeout, since a longer wait would be in vain. */
  #noteSilence(): void {
    this.#isSilent = true
    this.renewConnections()
    for (const hurry of this.#waits) hurry()
  }
}
