import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { SHOP } from '@portal/api/test/photos.ts'
import { QUOTE } from '@portal/api/test/quotes.ts'
import { signIn } from '@portal/api/test/two-processes.ts'
import type { Api } from './stage.ts'

/** What a writer sends: each causes mails, a listing with the photo where there is one. */
export const KINDS = ['message', 'quote', 'listing'] as const
export type Kind = (typeof KINDS)[number]

/** What came back for one request. */
export interface Answer {
  readonly kind: Kind | 'read'
  /** The process that was asked. */
  readonly api: Api
  /** When it came; milliseconds of `performance.now()`. */
  readonly at: number
  readonly took: number
  /** Null: the connection ended, or nothing came in time. */
  readonly status: number | null
  readonly hasRetryAfter: boolean
}

/** A write that was acknowledged. */
export interface Acknowledged {
  readonly kind: Kind
  /** What is in no other write. */
  readonly mark: string
}

export interface Traffic {
  readonly answers: readonly Answer[]
  readonly acknowledged: readonly Acknowledged[]
  /** Sends what went to one process to another from now on. */
  replace(api: Api, other: Api): void
  /** Starts nothing new, and waits for what is under way. */
  stop(): Promise<void>
}

/** Milliseconds between one writer's requests. */
const PAUSE = 100
/** Milliseconds after which nobody waits for an answer any more. */
const PATIENCE = 15_000
/** What visitors read meanwhile. */
const READS = ['/api/businesses?limit=24', '/api/news', '/api/stats/provinces', '/api/version']

const CALLS: Readonly<Record<Kind, string>> = {
  message: '/api/contact',
  quote: '/api/quote-requests',
  listing: '/api/businesses',
}

/** Who sent a write, where it takes no account. */
export const addressOf = (mark: string): string => `${mark}@drill.test`

const bodyOf: Readonly<Record<Kind, (mark: string) => object>> = {
  message: (mark) => ({
    name: 'Mele Talo',
    email: addressOf(mark),
    topic: 'listing',
    message: `How long does a review take? ${mark}`,
  }),
  quote: (mark) => ({ ...QUOTE, businessName: mark, email: addressOf(mark) }),
  listing: (mark) => ({ ...SHOP, name: mark }),
}

/** Writers of each kind at each process, and a reader: they send one thing after the other, and again under the same key until it is acknowledged. */
export async function startTraffic(apis: readonly [Api, Api], photo?: string): Promise<Traffic> {
  const answers: Answer[] = []
  const acknowledged: Acknowledged[] = []
  const stopping = new AbortController()
  const replaced = new Map<Api, Api>()
  const cookie = await signIn(apis[0], 'owner')

  async function ask(api: Api, kind: Answer['kind'], path: string, init: RequestInit = {}): Promise<Answer> {
    const start = performance.now()
    const answer = await fetch(api.url + path, { ...init, signal: AbortSignal.timeout(PATIENCE) })
      .then(async (response) => {
        await response.arrayBuffer()
        return { status: response.status, hasRetryAfter: response.headers.has('retry-after') }
      })
      .catch(() => ({ status: null, hasRetryAfter: false }))
    const at = performance.now()
    const noted = { kind, api, at, took: at - start, ...answer }
    answers.push(noted)
    return noted
  }

  async function write(first: Api, kind: Kind): Promise<void> {
    let api = first
    while (!stopping.signal.aborted) {
      const key = randomUUID()
      const mark = `${kind}-${key}`
      const body = {
        ...bodyOf[kind](mark),
        ...(kind === 'listing' && photo !== undefined && { images: [photo] }),
      }
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(kind === 'listing' && { cookie }),
      }
      for (let isDone = false; !isDone && !stopping.signal.aborted;) {
        api = replaced.get(api) ?? api
        const { status } = await ask(api, kind, CALLS[kind], {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
        isDone = status === 201
        if (isDone) acknowledged.push({ kind, mark })
        await setTimeout(PAUSE)
      }
    }
  }

  async function read(first: Api): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await ask(replaced.get(first) ?? first, 'read', READS[turn % READS.length] ?? '')
      await setTimeout(PAUSE)
    }
  }

  const ended = Promise.all(apis.flatMap((api) => [...KINDS.map((kind) => write(api, kind)), read(api)]))
  return {
    answers,
    acknowledged,
    replace: (api, other) => void replaced.set(api, other),
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
