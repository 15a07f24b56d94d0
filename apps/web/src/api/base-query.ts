import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import {
  toApiError,
  createInvalidPathError,
  createNetworkError,
  type ApiError,
} from '#shared/calls/api-error.ts'
import type { Request } from '#shared/calls/call.ts'

/** How the store reaches the API. */
export interface ApiAccess {
  /** Prefix of every path: empty in the browser, the API's address on the server. */
  baseUrl: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** Response headers that lists need. */
export interface ResponseMeta {
  total: number | null
  /** The cursor of the next page, if the list has one instead of a total. */
  after: string | null
}

/** A successful response whose body is not JSON. */
const createUnreadableError = (text: string): ApiError => ({
  ...createNetworkError(),
  message: `200: ${text.slice(0, 200)}`,
})

function toRequestInit(request: Request, signal: AbortSignal): RequestInit {
  const init: RequestInit = {
    method: request.method,
    credentials: 'include',
    signal,
    headers: { ...request.headers },
    ...(request.outlivesPage && { keepalive: true }),
  }
  if (request.body === undefined) return init
  return {
    ...init,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
  }
}

const parseMeta = (response: Response): ResponseMeta => {
  const total = response.headers.get('X-Total-Count')
  const next = /<([^>]+)>; *rel="?next/.exec(response.headers.get('Link') ?? '')?.[1]
  const after = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('after')
  return { total: total === null ? null : Number(total), after }
}

/** Sends one call with cookies: no retry, and any response that is not OK is an error. */
export const baseQuery: BaseQueryFn<Request, unknown, ApiError, object, ResponseMeta> = async (
  request,
  api,
) => {
  const { baseUrl, fetch } = api.extra as ApiAccess
  if (request.path === null) return { error: createInvalidPathError() }
  try {
    const response = await fetch(baseUrl + request.path, toRequestInit(request, api.signal))
    const text = await response.text()
    const meta = parseMeta(response)
    if (!response.ok) return { error: toApiError(response, text), meta }
    try {
      return { data: text === '' ? null : (JSON.parse(text) as unknown), meta }
    } catch {
      return { error: createUnreadableError(text), meta }
    }
  } catch {
    return { error: createNetworkError() }
  }
}
