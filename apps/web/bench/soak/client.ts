import { setTimeout as sleep } from 'node:timers/promises'
import { faultOf, type Exchange, type Group } from './exchange.ts'
import { cookieHeader, keepCookies, type Visitor } from './visitors.ts'

export interface Ask {
  group: Group
  what: string
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: unknown
  expected?: readonly number[]
  /** Says what is wrong with the body of an expected answer, if anything. */
  judge?: (text: string) => string | null
}

export interface Answer {
  status: number
  headers: Headers
  text: string
}

const PATIENCE_MS = 30_000
const AFTER_CUT_MS = 1_000
/** A visitor whose connection is refused tries again; a restart takes seconds. */
const TRIES_AFTER_CUT = 30

/** Asks in the names of visitors and notes what came of each request. */
export class Client {
  readonly exchanges: Exchange[] = []
  readonly #origin: string
  readonly #begun = performance.now()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Milliseconds since the soak began. */
  elapsed(): number {
    return performance.now() - this.#begun
  }

  /** Sends one request; null where the connection was refused or broke off. */
  async once(visitor: Visitor, ask: Ask): Promise<Answer | null> {
    const at = this.elapsed()
    const answer = await this.#send(visitor, ask)
    const { group, what } = ask
    const ms = this.elapsed() - at
    if (answer instanceof Error) {
      const fault = answer.name === 'TimeoutError' ? `no answer within ${PATIENCE_MS / 1000} s` : null
      this.exchanges.push({ group, what, at, ms, outcome: 'cut', fault })
      return null
    }
    const { status, headers, text } = answer
    const expected = ask.expected ?? [200]
    const fault =
      faultOf(status, expected, headers) ?? (expected.includes(status) ? (ask.judge?.(text) ?? null) : null)
    this.exchanges.push({ group, what, at, ms, outcome: status, fault: fault && `${ask.path}: ${fault}` })
    keepCookies(visitor, headers)
    return answer
  }

  /** Sends a request until it is answered at all. */
  async ask(visitor: Visitor, ask: Ask): Promise<Answer | null> {
    for (let tries = 0; tries < TRIES_AFTER_CUT; tries += 1) {
      const answer = await this.once(visitor, ask)
      if (answer) return answer
      await sleep(AFTER_CUT_MS)
    }
    return null
  }

  async #send(visitor: Visitor, ask: Ask): Promise<Answer | Error> {
    const { method = 'GET', body, headers } = ask
    try {
      const response = await fetch(this.#origin + ask.path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          'x-forwarded-for': visitor.address,
          ...cookieHeader(visitor),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }
}
