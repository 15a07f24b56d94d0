import { getCurrentRequest } from '@portal/server/requests'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { Address } from '../../src/app/addresses.ts'
import type { ApiCall } from '../metrics/metrics.ts'
import type { PageJob, PageResult } from './page-renderer.ts'
import type { JobMessage, JobResult } from './render-thread.ts'
import type * as renderThread from './render-thread.ts'

type ThreadExport = keyof typeof renderThread

/** The export of the thread's script that the library calls. */
const RENDER_PAGE: ThreadExport = 'renderPage'
const LIST_ADDRESSES: ThreadExport = 'listAddresses'

export interface RenderPoolOptions {
  /** The thread's script, with the exports of `render-thread.ts`. */
  readonly script: URL
  /** The thread's workerData. */
  readonly settings: unknown
  readonly threads: number
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Called for each call that a thread has made to the API. */
  readonly onApiCall?: (call: ApiCall) => void
}

/** Longer than the timeout of API calls: such a thread hangs. */
const JOB_TIMEOUT_MS = 20_000

/**
 * Renders pages in worker threads, so that the main thread never waits for a render. A thread works on several pages at a
 * time, since each waits for the API. One that hangs or exits is replaced; its pending jobs fail.
 */
export class RenderPool {
  readonly #pool: Piscina
  readonly #onApiCall: (call: ApiCall) => void
  #isClosed = false
  /** The screens' addresses, once a thread has loaded them; rejects if the first thread can't start. */
  readonly addresses: Promise<readonly Address[]>

  constructor({ script, settings, threads: count, log, onApiCall = () => undefined }: RenderPoolOptions) {
    this.#onApiCall = onApiCall
    this.#pool = new Piscina({
      filename: script.href,
      name: RENDER_PAGE,
      workerData: settings,
      minThreads: count,
      maxThreads: count,
      concurrentTasksPerWorker: Infinity,
      // The library would give a thread one job at a time, since each has a timeout.
      loadBalancer: (_job, threads) => findLeastBusy(threads),
      // Otherwise an idle thread blocks its event loop, and its connections to the API with it.
      atomics: 'disabled',
      recordTiming: false,
    })
    this.#pool.on('workerDestroy', () => {
      if (!this.#isClosed) log.error('A render thread ended and is replaced')
    })
    // For threads without jobs; the jobs of other threads fail with their error.
    this.#pool.on('error', (err: unknown) => log.error({ err }, 'A render thread failed'))
    this.addresses = this.#pool.run(undefined, { name: LIST_ADDRESSES }) as Promise<readonly Address[]>
  }

  /** Renders a page; rejects where its render fails, or its thread ends. */
  async render(job: PageJob): Promise<PageResult> {
    const message: JobMessage = { job, request: getCurrentRequest() }
    const signal = AbortSignal.timeout(JOB_TIMEOUT_MS)
    const { result, calls } = (await this.#pool.run(message, { signal })) as JobResult
    for (const call of calls) this.#onApiCall(call)
    return result
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#pool.destroy()
  }
}

interface ThreadUsage {
  readonly isRunningAbortableTask: boolean
  readonly currentUsage: number
}

/** The library counts a single job with a timeout as infinite. */
const getJobCount = ({ isRunningAbortableTask, currentUsage }: ThreadUsage): number =>
  isRunningAbortableTask ? 1 : currentUsage

const findLeastBusy = <Thread extends ThreadUsage>(threads: readonly Thread[]): Thread | null =>
  threads.toSorted((a, b) => getJobCount(a) - getJobCount(b))[0] ?? null
