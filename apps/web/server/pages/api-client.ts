import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ApiAccess } from '../../src/api/base-query.ts'
import type { ApiAnswer, ApiGet } from './api-get.ts'

/** An answer of the API, as what pages are made from. */
interface Answer {
  status: number
  /** Null where the API gives none: then nothing says for how long the answer holds. */
  etag: string | null
  headers: Record<string, string>
  body: string
}

/** One call that a page was made from, with a digest of what it answered. */
export interface UsedAnswer {
  path: string
  digest: string
}

/** The calls of one page. */
export interface PageCalls {
  access: ApiAccess
  /** What was answered so far; null when an answer among them may be another one the next time. */
  used: () => readonly UsedAnswer[] | null
  /** Whether the API still answers all of these as it did; false too when it doesn't answer. */
  areUnchanged: (used: readonly UsedAnswer[]) => Promise<boolean>
}

const PASSED_HEADERS = ['X-Total-Count', 'Link', 'Retry-After']
const TIMEOUT_MS = 10_000
const MAX_BYTES = 32 * 1024 * 1024
const MAX_ANSWERS = 5_000
/** What an entry takes beside its texts. */
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

const digestOf = ({ status, headers, body }: Answer): string =>
  createHash('sha1')
    .update(`${status} ${JSON.stringify(headers)} `)
    .update(body)
    .digest('base64')

/** Statuses that stand for an answer without a body. */
const STATUSES_WITHOUT_BODY: readonly number[] = [204, 205, 304]

const toResponse = ({ status, headers, body }: Answer): Response =>
  new Response(STATUSES_WITHOUT_BODY.includes(status) ? null : body, { status, headers })

/**
 * Asks the API for what pages show, as a visitor who is not signed in: no cookie goes along. Answers are stored by path
 * and asked for again with `If-None-Match`.
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

  /** The calls of one page: each path is asked once. */
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
        return answers.map(([path, answer]) => ({ path, digest: digestOf(answer) }))
      },
      areUnchanged: async (previous) => {
        const checks = previous.map(async ({ path, digest }) => digestOf(await ask(path)) === digest)
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
