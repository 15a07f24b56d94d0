import { setTimeout as sleep } from 'node:timers/promises'
import { findStatusFault, type Exchange, type Group } from './exchange.ts'
import { createCookieHeader, storeCookies, type Visitor } from './visitors.ts'

export interface RequestSpec {
  group: Group
  what: string
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: unknown
  expected?: readonly number[]
  /** Describes a fault in the body of an expected response; null when there is none. */
  findFault?: (text: string) => string | null
}

export interface SoakResponse {
  status: number
  headers: Headers
  text: string
}

const TIMEOUT_MS = 30_000
const RETRY_DELAY_MS = 1_000
/** A refused connection is retried; a restart takes seconds. */
const MAX_TRIES = 30

/** Sends requests as visitors and records each exchange. */
export class Client {
  readonly exchanges: Exchange[] = []
  readonly #origin: string
  readonly #startedAt = performance.now()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Milliseconds since the soak started. */
  elapsed(): number {
    return performance.now() - this.#startedAt
  }

  /** Sends a request once; null if the connection was refused or cut. */
  async sendOnce(visitor: Visitor, request: RequestSpec): Promise<SoakResponse | null> {
    const at = this.elapsed()
    const response = await this.#send(visitor, request)
    const { group, what } = request
    const ms = this.elapsed() - at
    if (response instanceof Error) {
      const fault = response.name === 'TimeoutError' ? `no answer within ${TIMEOUT_MS / 1000} s` : null
      this.exchanges.push({ group, what, at, ms, outcome: 'cut', fault })
      return null
    }
    const { status, headers, text } = response
    const expected = request.expected ?? [200]
    const fault =
      findStatusFault(status, expected, headers) ??
      (expected.includes(status) ? (request.findFault?.(text) ?? null) : null)
    this.exchanges.push({ group, what, at, ms, outcome: status, fault: fault && `${request.path}: ${fault}` })
    storeCookies(visitor, headers)
    return response
  }

  /** Sends a request until there is a response. */
  async request(visitor: Visitor, request: RequestSpec): Promise<SoakResponse | null> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const response = await this.sendOnce(visitor, request)
      if (response) return response
      await sleep(RETRY_DELAY_MS)
    }
    return null
  }

  async #send(visitor: Visitor, request: RequestSpec): Promise<SoakResponse | Error> {
    const { method = 'GET', body, headers } = request
    try {
      const response = await fetch(this.#origin + request.path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'x-forwarded-for': visitor.address,
          ...createCookieHeader(visitor),
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
