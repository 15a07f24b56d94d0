import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ApiAccess } from '../../src/api/base-query.ts'
import type { ApiAnswer, ApiGet } from './api-get.ts'

/** An API response that pages are rendered from. */
interface Answer {
  status: number
  /** Null if the API sends none: the answer can't be revalidated. */
  etag: string | null
  headers: Record<string, string>
  body: string
}

/** A call that a page was rendered from, with a digest of its answer. */
export interface UsedAnswer {
  path: string
  digest: string
}

/** The API calls of one page. */
export interface PageCalls {
  access: ApiAccess
  /** The answers used so far; null if one of them can't be revalidated. */
  used: () => readonly UsedAnswer[] | null
  /** Whether the API still gives all of these answers; false while it is down. */
  areUnchanged: (used: readonly UsedAnswer[]) => Promise<boolean>
}

const PASSED_HEADERS = ['X-Total-Count', 'Link', 'Retry-After']
const TIMEOUT_MS = 10_000
const MAX_BYTES = 32 * 1024 * 1024
const MAX_ANSWERS = 5_000
/** Memory of an entry besides its texts. */
const OVERHEAD_BYTES = 1_024

const sizeOf = (answer: Answer, path: string): number =>
  2 * (answer.body.length + path.length + JSON.stringify(answer.headers).length) + OVERHEAD_BYTES

function toAnswer({ status, headers, body }: ApiAnswer): Answer {
  const shown = PASSED_HEADERS.flatMap((name) => {
    const value = headers[name.toLowerCase()]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const etag = status === 200 ? (headers.etag ?? null) : null
  return { status, etag, headers: Object.fromEntries(shown), body }
}

const getDigest = ({ status, headers, body }: Answer): string =>
  createHash('sha1')
    .update(`${status} ${JSON.stringify(headers)} `)
    .update(body)
    .digest('base64')

/** Statuses of responses without a body. */
const STATUSES_WITHOUT_BODY: readonly number[] = [204, 205, 304]

const toResponse = ({ status, headers, body }: Answer): Response =>
  new Response(STATUSES_WITHOUT_BODY.includes(status) ? null : body, { status, headers })

/**
 * Fetches the data of pages as a signed-out visitor: without cookies. Answers are cached by path and revalidated with
 * `If-None-Match`.
 */
export class ApiClient {
  readonly #get: ApiGet
  readonly #answers = new LRUCache<string, Answer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
  })

  constructor(get: ApiGet) {
    this.#get = get
  }

  /** The API calls of one page. */
  forPage(): PageCalls {
    const requests = new Map<string, Promise<Answer>>()
    const used = new Map<string, Answer>()
    const ask = (path: string) => {
      const answer = requests.get(path) ?? this.#ask(path)
      requests.set(path, answer)
      return answer
    }
    return {
      access: {
        baseUrl: '',
        fetch: async (path) => {
          const answer = await ask(path)
          used.set(path, answer)
          return toResponse(answer)
        },
      },
      used: () => {
        const answers = [...used]
        if (answers.some(([, { etag }]) => etag === null)) return null
        return answers.map(([path, answer]) => ({ path, digest: getDigest(answer) }))
      },
      areUnchanged: async (previous) => {
        const checks = previous.map(async ({ path, digest }) => getDigest(await ask(path)) === digest)
        return (await Promise.all(checks).catch(() => [false])).every(Boolean)
      },
    }
  }

  async #ask(path: string): Promise<Answer> {
    const known = this.#answers.get(path)
    const headers = known?.etag ? { 'If-None-Match': known.etag } : {}
    const given = await this.#get(path, { headers, timeoutMs: TIMEOUT_MS })
    if (given.status === 304 && known) return known
    const answer = toAnswer(given)
    if (answer.etag !== null) this.#answers.set(path, answer)
    return answer
  }
}
