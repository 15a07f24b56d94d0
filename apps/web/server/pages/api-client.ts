import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ApiAccess } from '../../src/api/base-query.ts'
import type { ApiResponse, ApiGet } from './api-get.ts'

/** An API response that pages are rendered from. */
interface CachedResponse {
  status: number
  /** Null if the API sends none: the response can't be revalidated. */
  etag: string | null
  headers: Record<string, string>
  body: string
}

/** A call that a page was rendered from, with a digest of its response. */
export interface UsedResponse {
  path: string
  digest: string
}

/** The API calls of one page. */
export interface PageCalls {
  access: ApiAccess
  /** The responses used so far; null if one of them can't be revalidated. */
  used: () => readonly UsedResponse[] | null
  /** Whether the API still returns all of these responses; false while it is down. */
  areUnchanged: (used: readonly UsedResponse[]) => Promise<boolean>
}

const FORWARDED_HEADERS = ['X-Total-Count', 'Link', 'Retry-After']
const TIMEOUT_MS = 10_000
const MAX_BYTES = 32 * 1024 * 1024
const MAX_RESPONSES = 5_000
/** Memory of an entry besides its texts. */
const OVERHEAD_BYTES = 1_024

const getSize = (response: CachedResponse, path: string): number =>
  2 * (response.body.length + path.length + JSON.stringify(response.headers).length) + OVERHEAD_BYTES

function toCachedResponse({ status, headers, body }: ApiResponse): CachedResponse {
  const shown = FORWARDED_HEADERS.flatMap((name) => {
    const value = headers[name.toLowerCase()]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const etag = status === 200 ? (headers.etag ?? null) : null
  return { status, etag, headers: Object.fromEntries(shown), body }
}

const getDigest = ({ status, headers, body }: CachedResponse): string =>
  createHash('sha1')
    .update(`${status} ${JSON.stringify(headers)} `)
    .update(body)
    .digest('base64')

/** Statuses of responses without a body. */
const STATUSES_WITHOUT_BODY: readonly number[] = [204, 205, 304]

const toResponse = ({ status, headers, body }: CachedResponse): Response =>
  new Response(STATUSES_WITHOUT_BODY.includes(status) ? null : body, { status, headers })

/**
 * Fetches the data of pages as a signed-out visitor: without cookies. Responses are cached by path and revalidated with
 * `If-None-Match`.
 */
export class ApiClient {
  readonly #get: ApiGet
  readonly #responses = new LRUCache<string, CachedResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    sizeCalculation: getSize,
  })

  constructor(get: ApiGet) {
    this.#get = get
  }

  /** The API calls of one page. */
  forPage(): PageCalls {
    const requests = new Map<string, Promise<CachedResponse>>()
    const used = new Map<string, CachedResponse>()
    const fetchOnce = (path: string) => {
      const response = requests.get(path) ?? this.#fetch(path)
      requests.set(path, response)
      return response
    }
    return {
      access: {
        baseUrl: '',
        fetch: async (path) => {
          const response = await fetchOnce(path)
          used.set(path, response)
          return toResponse(response)
        },
      },
      used: () => {
        const responses = [...used]
        if (responses.some(([, { etag }]) => etag === null)) return null
        return responses.map(([path, response]) => ({ path, digest: getDigest(response) }))
      },
      areUnchanged: async (previous) => {
        const checks = previous.map(async ({ path, digest }) => getDigest(await fetchOnce(path)) === digest)
        return (await Promise.all(checks).catch(() => [false])).every(Boolean)
      },
    }
  }

  async #fetch(path: string): Promise<CachedResponse> {
    const cached = this.#responses.get(path)
    const headers = cached?.etag ? { 'If-None-Match': cached.etag } : {}
    const received = await this.#get(path, { headers, timeoutMs: TIMEOUT_MS })
    if (received.status === 304 && cached) return cached
    const response = toCachedResponse(received)
    if (response.etag !== null) this.#responses.set(path, response)
    return response
  }
}
