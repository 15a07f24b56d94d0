import type { ApiAccess } from '../../src/api/base-query.ts'
import { LeastRecentlyUsed } from './least-recently-used.ts'

/** An answer of the API that can be used again while the API says that it still holds. */
interface KeptAnswer {
  etag: string
  body: string
  headers: Record<string, string>
}

/** One call that a page was made from, with the version of its answer; null when it had none to compare. */
export interface UsedAnswer {
  path: string
  etag: string | null
}

const KEPT_HEADERS = ['X-Total-Count', 'Link', 'Retry-After']
const PATIENCE_MS = 10_000
const KEPT_BYTES = 64 * 1024 * 1024

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

/**
 * Asks the API for what pages show, as a visitor who is not signed in: no cookie goes along, only the visitor's address,
 * so that request limits fall on whoever asks. Answers are kept by their ETag and asked for with If-None-Match.
 */
export class ApiClient {
  readonly #apiUrl: string
  readonly #kept = new LeastRecentlyUsed<KeptAnswer>(KEPT_BYTES)

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl
  }

  /** Access for one page; `used` fills with the calls that are made through it. */
  forPage(visitor: string, used: UsedAnswer[]): ApiAccess {
    return {
      baseUrl: '',
      fetch: async (path) => {
        const { response, etag } = await this.#ask(path, visitor)
        used.push({ path, etag })
        return response
      },
    }
  }

  /** Whether every one of these answers is still what the API would say; false too when it says nothing. */
  async unchanged(used: readonly UsedAnswer[], visitor: string): Promise<boolean> {
    const checks = await Promise.all(used.map((answer) => this.#holds(answer, visitor)))
    return checks.every(Boolean)
  }

  async #holds({ path, etag }: UsedAnswer, visitor: string): Promise<boolean> {
    if (etag === null) return false
    try {
      return (await this.#ask(path, visitor)).etag === etag
    } catch {
      return false
    }
  }

  async #ask(path: string, visitor: string): Promise<{ response: Response; etag: string | null }> {
    const kept = this.#kept.get(path)
    const answer = await fetch(this.#apiUrl + path, {
      headers: { 'X-Forwarded-For': visitor, ...(kept && { 'If-None-Match': kept.etag }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    if (answer.status === 304 && kept) return { response: new Response(kept.body, kept), etag: kept.etag }
    const body = await answer.text()
    const etag = answer.status === 200 ? answer.headers.get('ETag') : null
    const headers = headersOf(answer)
    if (etag) this.#kept.set(path, { etag, body, headers }, body.length)
    const { status, statusText } = answer
    return { response: new Response(body || null, { status, statusText, headers }), etag }
  }
}
