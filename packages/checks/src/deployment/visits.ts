import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpsResponse, CallOptions } from './https-call.ts'

/** A request that a visitor repeats. */
interface Visits {
  /** Milliseconds between two calls, which keeps the visitor below the portal's limits. */
  readonly pause: number
  readonly ask: (turn: number) => [path: string, options?: CallOptions]
}

/** A demo account. */
const OWNER = Buffer.from(JSON.stringify({ email: 'owner@portal.test', password: 'pacific-demo' }))

const VISITS: readonly Visits[] = [
  { pause: 60, ask: (turn) => [`/directory?page=${1 + (turn % 8)}&sort=${turn % 2 ? 'newest' : 'rating'}`] },
  // An uncached page, so that it is read from an API.
  { pause: 60, ask: (turn) => [`/search?q=shop${turn}`] },
  { pause: 400, ask: (turn) => [`/api/businesses?limit=2&page=${1 + (turn % 50)}`] },
  {
    pause: 700,
    ask: () => [
      '/api/auth/sign-in',
      {
        method: 'POST',
        body: OWNER,
        headers: { 'Content-Type': 'application/json', 'Content-Length': OWNER.length },
      },
    ],
  },
]

/** The result of visits. */
interface Visited {
  /** The lowest number of calls of a visitor. */
  readonly fewest: number
  /** Calls with another status than 200, or an error. */
  readonly failures: readonly string[]
}

/** Reads and signs in until the function that it returns is called. */
export function startVisits(
  call: (path: string, options?: CallOptions) => Promise<HttpsResponse>,
): () => Promise<Visited> {
  const end = new AbortController()
  const failures: string[] = []
  const visit = async ({ pause, ask }: Visits): Promise<number> => {
    let turn = 0
    for (; !end.signal.aborted; turn += 1) {
      const [path, options] = ask(turn)
      const outcome = await call(path, options).then(
        ({ status }) => String(status),
        (error: unknown) => String(error),
      )
      if (outcome !== '200') failures.push(`${options?.method ?? 'GET'} ${path}: ${outcome}`)
      await sleep(pause)
    }
    return turn
  }
  const all = Promise.all(VISITS.map(visit))
  return async () => {
    end.abort()
    return { fewest: Math.min(...(await all)), failures }
  }
}
