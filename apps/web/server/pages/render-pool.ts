import { Worker } from 'node:worker_threads'
import { getCurrentRequest, type RequestScope } from '@portal/server/requests'
import type { Address } from '../../src/app/addresses.ts'
import type { ApiCall } from '../metrics/metrics.ts'
import type { MakeResult, PageJob } from './page-renderer.ts'

/** A message to a render thread. */
export interface JobMessage {
  id: number
  job: PageJob
  /** The request that first needed the page. */
  request: RequestScope | undefined
}

/** A message from a render thread: first the screens' addresses, then the result of each job with calls that ended. */
export type ThreadMessage =
  | { addresses: readonly Address[] }
  | ({ id: number; calls: readonly ApiCall[] } & ({ result: MakeResult } | { failure: string }))

interface PendingJob {
  resolve: (result: MakeResult) => void
  reject: (error: Error) => void
  timeout: NodeJS.Timeout
}

interface RenderThread {
  worker: Worker
  jobs: Map<number, PendingJob>
  hasExited: boolean
}

export interface RenderPoolOptions {
  /** The thread's script and its workerData. */
  script: URL
  settings: unknown
  threads: number
  /** Called when a thread ended and is replaced. */
  onThreadLost: (error: Error) => void
  /** Called for each call that a thread has made to the API. */
  onApiCall?: (call: ApiCall) => void
}

/** Longer than the timeout of API calls: such a thread hangs. */
const JOB_TIMEOUT_MS = 20_000
/** Avoids a restart loop of a thread that can't start. */
const RESTART_DELAY_MS = 1_000

/**
 * Renders pages in worker threads, so that the main thread never waits for a render. A thread that hangs or exits is
 * replaced; its pending jobs fail.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions
  readonly #threads: RenderThread[]
  #lastId = 0
  #isClosed = false
  #announce: (addresses: readonly Address[]) => void = () => undefined
  #giveUp: (error: Error) => void = () => undefined
  /** The screens' addresses, once a thread has loaded them; rejects if the first thread can't start. */
  readonly addresses: Promise<readonly Address[]>

  constructor(options: RenderPoolOptions) {
    this.#options = options
    this.addresses = new Promise((resolve, reject) => {
      this.#announce = resolve
      this.#giveUp = reject
    })
    this.#threads = Array.from({ length: options.threads }, () => this.#start())
  }

  make(job: PageJob): Promise<MakeResult> {
    const [first, ...others] = this.#threads.filter(({ hasExited }) => !hasExited)
    if (!first) return Promise.reject(new Error('No render thread runs'))
    const thread = others.reduce((least, other) => (other.jobs.size < least.jobs.size ? other : least), first)
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => void thread.worker.terminate(), JOB_TIMEOUT_MS)
      thread.jobs.set(id, { resolve, reject, timeout })
      const message: JobMessage = { id, job, request: getCurrentRequest() }
      thread.worker.postMessage(message, [])
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #start(): RenderThread {
    const worker = new Worker(this.#options.script, { workerData: this.#options.settings })
    const thread: RenderThread = { worker, jobs: new Map(), hasExited: false }
    let cause: Error | undefined
    worker.on('message', (message: ThreadMessage) => {
      if ('addresses' in message) this.#announce(message.addresses)
      else this.#finish(thread, message)
    })
    worker.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => this.#replace(thread, cause ?? new Error('A render thread ended')))
    return thread
  }

  #finish(thread: RenderThread, message: JobResult): void {
    for (const call of message.calls) this.#options.onApiCall?.(call)
    finish(thread, message)
  }

  #replace(thread: RenderThread, cause: Error): void {
    thread.hasExited = true
    for (const { reject, timeout } of thread.jobs.values()) {
      clearTimeout(timeout)
      reject(cause)
    }
    thread.jobs.clear()
    this.#giveUp(cause)
    if (this.#isClosed) return
    this.#options.onThreadLost(cause)
    setTimeout(() => {
      if (!this.#isClosed) this.#threads.splice(this.#threads.indexOf(thread), 1, this.#start())
    }, RESTART_DELAY_MS)
  }
}

type JobResult = Exclude<ThreadMessage, { addresses: unknown }>

function finish({ jobs }: RenderThread, message: JobResult): void {
  const waiting = jobs.get(message.id)
  if (!waiting) return
  jobs.delete(message.id)
  clearTimeout(waiting.timeout)
  if ('result' in message) waiting.resolve(message.result)
  else waiting.reject(new Error(message.failure))
}
