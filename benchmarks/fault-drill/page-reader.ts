import { setTimeout } from 'node:timers/promises'

/** The pages that a visitor reads before and during a fault. */
const PAGES = ['/', '/directory', '/news', '/events']
/** The mark of a stale page. */
const STALE_MARK = 'id="page-age"'
/** Between two pages. */
const PAUSE_MS = 100
const TIMEOUT_MS = 15_000

/** The result of requesting a page. */
export interface PageResult {
  /** Null on a timeout or a broken connection. */
  readonly status: number | null
  /** Whether it says that it is stale. */
  readonly isStale: boolean
}

export interface PageReader {
  readonly results: readonly PageResult[]
  /** Waits for the pending page. */
  stop(): Promise<void>
}

/** Reads pages of a web server one after the other until stopped; resolves once each was read. */
export async function startPageReader(origin: string): Promise<PageReader> {
  const results: PageResult[] = []
  const stopping = new AbortController()

  const read = (path: string): Promise<PageResult> =>
    fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => ({
        status: response.status,
        isStale: (await response.text()).includes(STALE_MARK),
      }))
      .catch(() => ({ status: null, isStale: false }))

  async function readOn(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      results.push(await read(PAGES[turn % PAGES.length] ?? ''))
      await setTimeout(PAUSE_MS)
    }
  }

  for (const path of PAGES) results.push(await read(path))
  const ended = readOn()
  return {
    results,
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
