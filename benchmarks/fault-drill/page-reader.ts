import { setTimeout } from 'node:timers/promises'

/** What a visitor reads meanwhile, and has read before. */
const PAGES = ['/', '/directory', '/news', '/events']
/** What a page says that was kept, while the portal can't be asked. */
const KEPT = 'id="page-age"'
/** Milliseconds between two pages. */
const PAUSE = 100
/** Milliseconds after which a visitor gives up. */
const PATIENCE = 15_000

/** What came for a page. */
export interface PageAnswer {
  /** Null: nothing came in time. */
  readonly status: number | null
  /** Whether it says that the portal can't be reached, and of when it is. */
  readonly isKept: boolean
}

export interface PageReader {
  readonly answers: readonly PageAnswer[]
  /** Waits for the page that is under way. */
  stop(): Promise<void>
}

/** Reads pages of a web server one after the other until it is stopped; answers once each has been read. */
export async function startPageReader(origin: string): Promise<PageReader> {
  const answers: PageAnswer[] = []
  const stopping = new AbortController()

  const read = (path: string): Promise<PageAnswer> =>
    fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE) })
      .then(async (answer) => ({ status: answer.status, isKept: (await answer.text()).includes(KEPT) }))
      .catch(() => ({ status: null, isKept: false }))

  async function readOn(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      answers.push(await read(PAGES[turn % PAGES.length] ?? ''))
      await setTimeout(PAUSE)
    }
  }

  for (const path of PAGES) answers.push(await read(path))
  const ended = readOn()
  return {
    answers,
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
