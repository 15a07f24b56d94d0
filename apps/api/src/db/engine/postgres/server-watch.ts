import { ConnectionError } from './problem.ts'

/** Milliseconds that answers are waited for. */
interface Limits {
  /** For what takes the server no time. */
  readonly prompt: number
  /** For any statement. */
  readonly statement: number
}

/** A connection on which no answer came in time; one may still come, so that it is never used again. */
export class SilentConnectionError extends ConnectionError {
  constructor() {
    super(new Error('No answer in time'))
  }
}

/**
 * Notices that a server has fallen silent, for all connections of a store. Where packets vanish, as after a power cut, nothing tells
 * of it: the system sends them again for a quarter of an hour.
 */
export class ServerWatch {
  /** Null: answers may take as long as they like. */
  readonly #limits: Limits | null
  /** Asks the server for what takes it no time, by way of the limit of such questions. */
  readonly #ask: () => Promise<unknown>
  /** What shortens the waits that are under way. */
  readonly #waits = new Set<() => void>()
  #generation = 0
  #isSilent = false
  #isAsking = false

  constructor(limits: Limits | null, ask: () => Promise<unknown>) {
    this.#limits = limits
    this.#ask = ask
  }

  /** Connections of an earlier generation than this are used for nothing new. */
  get generation(): number {
    return this.#generation
  }

  /** Whether the last that is known of the server is its silence. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /** Takes note that the server is there. */
  noteSign(): void {
    this.#isSilent = false
  }

  /** Gives up all connections that there are, each after what it runs. */
  renewConnections(): void {
    this.#generation += 1
  }

  /** Waits for an answer, and throws a `SilentConnectionError` where none comes in time. */
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

  /** Tells a server that works on something from one that is not there. */
  async #inquire(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      await this.#ask()
    } catch (error) {
      // Whatever a server says of itself, it says something.
      if (error instanceof ConnectionError) this.#noteSilence()
    } finally {
      this.#isAsking = false
    }
  }

  /** Nothing that was asked before the silence has longer than a prompt answer takes: whoever waits for it would wait in vain. */
  #noteSilence(): void {
    this.#isSilent = true
    this.renewConnections()
    for (const hurry of this.#waits) hurry()
  }
}
