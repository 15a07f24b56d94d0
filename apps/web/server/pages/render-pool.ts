import { Worker } from 'node:worker_threads'
import type { Address } from '../../src/app/addresses.ts'
import type { MakeResult, PageJob } from './page-renderer.ts'

/** What goes to a render thread. */
export interface JobMessage {
  id: number
  job: PageJob
}

/** What comes back: first where the screens are, then the outcome of each job. */
export type ThreadMessage =
  { addresses: readonly Address[] } | { id: number; result: MakeResult } | { id: number; failure: string }

interface Waiting {
  resolve: (result: MakeResult) => void
  reject: (error: Error) => void
  overdue: NodeJS.Timeout
}

interface RenderThread {
  worker: Worker
  jobs: Map<number, Waiting>
  isGone: boolean
}

export interface RenderPoolParts {
  /** The thread's script, and what it is started with. */
  script: URL
  settings: unknown
  threads: number
  /** Hears of a thread that ended and was replaced. */
  onLost: (error: Error) => void
}

/** A thread that takes longer, where the API is given ten seconds, hangs. */
const WITHIN_MS = 20_000
/** A thread that can't start is not started again at once. */
const PAUSE_MS = 1_000

/**
 * Threads that make pages, so that the thread which answers visitors never waits for a render. A thread that hangs or
 * ends is replaced; what it had under way fails.
 */
export class RenderPool {
  readonly #parts: RenderPoolParts
  readonly #threads: RenderThread[]
  #lastId = 0
  #isClosed = false
  #announce: (addresses: readonly Address[]) => void = () => undefined
  #giveUp: (error: Error) => void = () => undefined
  /** Where the screens are, once a thread has loaded them; fails when the first one can't. */
  readonly addresses: Promise<readonly Address[]>

  constructor(parts: RenderPoolParts) {
    this.#parts = parts
    this.addresses = new Promise((resolve, reject) => {
      this.#announce = resolve
      this.#giveUp = reject
    })
    this.#threads = Array.from({ length: parts.threads }, () => this.#start())
  }

  make(job: PageJob): Promise<MakeResult> {
    const [first, ...others] = this.#threads.filter(({ isGone }) => !isGone)
    if (!first) return Promise.reject(new Error('No render thread runs'))
    const thread = others.reduce((least, other) => (other.jobs.size < least.jobs.size ? other : least), first)
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      const overdue = setTimeout(() => void thread.worker.terminate(), WITHIN_MS)
      thread.jobs.set(id, { resolve, reject, overdue })
      thread.worker.postMessage({ id, job } satisfies JobMessage, [])
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #start(): RenderThread {
    const worker = new Worker(this.#parts.script, { workerData: this.#parts.settings })
    const thread: RenderThread = { worker, jobs: new Map(), isGone: false }
    let cause: Error | undefined
    worker.on('message', (message: ThreadMessage) => {
      if ('addresses' in message) this.#announce(message.addresses)
      else finish(thread, message)
    })
    worker.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => this.#replace(thread, cause ?? new Error('A render thread ended')))
    return thread
  }

  #replace(thread: RenderThread, cause: Error): void {
    thread.isGone = true
    for (const { reject, overdue } of thread.jobs.values()) {
      clearTimeout(overdue)
      reject(cause)
    }
    thread.jobs.clear()
    this.#giveUp(cause)
    if (this.#isClosed) return
    this.#parts.onLost(cause)
    setTimeout(() => {
      if (!this.#isClosed) this.#threads.splice(this.#threads.indexOf(thread), 1, this.#start())
    }, PAUSE_MS)
  }
}

function finish({ jobs }: RenderThread, message: Exclude<ThreadMessage, { addresses: unknown }>): void {
  const waiting = jobs.get(message.id)
  if (!waiting) return
  jobs.delete(message.id)
  clearTimeout(waiting.overdue)
  if ('result' in message) waiting.resolve(message.result)
  else waiting.reject(new Error(message.failure))
}
