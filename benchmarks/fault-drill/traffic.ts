import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { SHOP } from '@portal/api/test/photos.ts'
import { QUOTE } from '@portal/api/test/quotes.ts'
import { signIn } from '@portal/api/test/two-processes.ts'
import type { Api } from './stage.ts'

/** The kinds of writes. Each causes mails; a listing has the photo, if there is one. */
export const KINDS = ['message', 'quote', 'listing'] as const
export type Kind = (typeof KINDS)[number]

/** The result of one request. */
export interface RequestResult {
  readonly kind: Kind | 'read'
  /** The requested process. */
  readonly api: Api
  /** When it arrived; milliseconds of `performance.now()`. */
  readonly at: number
  readonly durationMs: number
  /** Null on a timeout or a broken connection. */
  readonly status: number | null
  readonly hasRetryAfter: boolean
}

/** A write that was acknowledged. */
export interface AcknowledgedWrite {
  readonly kind: Kind
  /** A unique text. */
  readonly mark: string
}

export interface Traffic {
  readonly results: readonly RequestResult[]
  readonly acknowledged: readonly AcknowledgedWrite[]
  /** Redirects the requests of one process to another from now on. */
  replace(api: Api, other: Api): void
  /** Sends no more requests, and waits for pending ones. */
  stop(): Promise<void>
}

/** Between the requests of one writer. */
const PAUSE_MS = 100
const TIMEOUT_MS = 15_000
/** The paths that visitors read. */
const READS = ['/api/businesses?limit=24', '/api/news', '/api/stats/provinces', '/api/version']

const CALLS: Readonly<Record<Kind, string>> = {
  message: '/api/contact',
  quote: '/api/quote-requests',
  listing: '/api/businesses',
}

/** The address of the sender of a write without an account. */
export const getAddress = (mark: string): string => `${mark}@drill.test`

const CREATE_BODY: Readonly<Record<Kind, (mark: string) => object>> = {
  message: (mark) => ({
    name: 'Mele Talo',
    email: getAddress(mark),
    topic: 'listing',
    message: `How long does a review take? ${mark}`,
  }),
  quote: (mark) => ({ ...QUOTE, businessName: mark, email: getAddress(mark) }),
  listing: (mark) => ({ ...SHOP, name: mark }),
}

/** Starts a writer of each kind and a reader at each process. A writer repeats a write with the same key until it is acknowledged. */
export async function startTraffic(apis: readonly [Api, Api], photo?: string): Promise<Traffic> {
  const results: RequestResult[] = []
  const acknowledged: AcknowledgedWrite[] = []
  const stopping = new AbortController()
  const replaced = new Map<Api, Api>()
  const cookie = await signIn(apis[0], 'owner')

  async function sendRequest(
    api: Api,
    kind: RequestResult['kind'],
    path: string,
    init: RequestInit = {},
  ): Promise<RequestResult> {
    const start = performance.now()
    const received = await fetch(api.url + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => {
        await response.arrayBuffer()
        return { status: response.status, hasRetryAfter: response.headers.has('retry-after') }
      })
      .catch(() => ({ status: null, hasRetryAfter: false }))
    const at = performance.now()
    const result = { kind, api, at, durationMs: at - start, ...received }
    results.push(result)
    return result
  }

  async function write(first: Api, kind: Kind): Promise<void> {
    let api = first
    while (!stopping.signal.aborted) {
      const key = randomUUID()
      const mark = `${kind}-${key}`
      const body = {
        ...CREATE_BODY[kind](mark),
        ...(kind === 'listing' && photo !== undefined && { images: [photo] }),
      }
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(kind === 'listing' && { cookie }),
      }
      for (let isDone = false; !isDone && !stopping.signal.aborted;) {
        api = replaced.get(api) ?? api
        const { status } = await sendRequest(api, kind, CALLS[kind], {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
        isDone = status === 201
        if (isDone) acknowledged.push({ kind, mark })
        await setTimeout(PAUSE_MS)
      }
    }
  }

  async function read(first: Api): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await sendRequest(replaced.get(first) ?? first, 'read', READS[turn % READS.length] ?? '')
      await setTimeout(PAUSE_MS)
    }
  }

  const ended = Promise.all(apis.flatMap((api) => [...KINDS.map((kind) => write(api, kind)), read(api)]))
  return {
    results,
    acknowledged,
    replace: (api, other) => void replaced.set(api, other),
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
