import { calls, NoContent, Problem, type Call } from '@portal/domain/contract'
import type * as v from 'valibot'
import { hasEntry } from './parameters.ts'
import { toOpenApiSchema } from './schema.ts'

const MEANING: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'Done; there is no body',
  303: 'Leads to another address',
  304: 'Nothing changed: the response under this ETag still holds',
  400: 'Malformed or invalid',
  401: 'Signed out',
  403: 'Not allowed',
  404: 'Not found, or not yours to see',
  408: 'The body took too long to arrive',
  409: 'Changed since it was read',
  413: 'Too large',
  415: 'Not JSON',
  429: 'Too many requests',
  500: 'Unexpected error',
  503: 'Busy: try again in a moment',
  507: 'No space left to save it',
}

/** Statuses with a Retry-After header. */
const WITH_RETRY_AFTER = [429, 503, 507]
/** Statuses that any call can return, and any call with a body. */
const ANY_CALL_STATUSES = [500, 503]
const BODY_STATUSES = [400, 403, 408, 413, 415, 507]

interface Header {
  readonly description: string
  readonly schema: { readonly type: string; readonly minimum?: number }
}

const RETRY_AFTER: Readonly<Record<string, Header>> = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
}
const PAGE: Readonly<Record<string, Header>> = {
  'X-Total-Count': { description: 'How many match in all', schema: { type: 'integer', minimum: 0 } },
  Link: { description: 'The next page, as rel="next"; absent on the last one', schema: { type: 'string' } },
}
const ETAG: Readonly<Record<string, Header>> = {
  ETag: {
    description: 'Holds while nothing public has changed; sent back as If-None-Match it returns 304',
    schema: { type: 'string' },
  },
}
const LOCATION: Readonly<Record<string, Header>> = {
  Location: { description: 'Where it leads', schema: { type: 'string' } },
}

export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, Header>>
  readonly content?: ReturnType<typeof createJsonContent>
}

type Responses = Readonly<Record<number, Response>>

/** Lists the responses of a call: those of its contract, and those of the server. */
export function toResponses(call: Call): Responses {
  const byServer = [...ANY_CALL_STATUSES, ...(call.body ? BODY_STATUSES : [])]
  return {
    ...listProblemResponses(byServer),
    ...Object.fromEntries(
      Object.entries(call.responses).map(([status, schema]) => [status, response(Number(status), schema)]),
    ),
    ...(call.method === 'GET' && {
      200: {
        ...response(200, call.responses[200] ?? Problem),
        headers: { ...(isPage(call) && PAGE), ...(isPublic(call) && ETAG) },
      },
    }),
    ...(isPublic(call) && { 304: { ...response(304), headers: ETAG } }),
  }
}

/** Lists the responses of a navigation. */
export const listRedirectResponses = (): Responses => ({
  303: { ...response(303), headers: LOCATION },
  ...listProblemResponses([400, 429, ...ANY_CALL_STATUSES]),
})

export const createJsonContent = (schema: v.GenericSchema) => ({
  'application/json': { schema: toOpenApiSchema(schema) },
})

const listProblemResponses = (statuses: readonly number[]): Responses =>
  Object.fromEntries(statuses.map((status) => [status, response(status, Problem)]))

const response = (status: number, schema?: v.GenericSchema): Response => ({
  description: MEANING[status] ?? String(status),
  ...(WITH_RETRY_AFTER.includes(status) && { headers: RETRY_AFTER }),
  ...(schema && schema !== NoContent && { content: createJsonContent(schema) }),
})

const isPage = ({ query, responses }: Call) => hasEntry(query, 'limit') && responses[200]?.type === 'array'

/** Public reads have an ETag, except for likely duplicates, which depend on the caller. */
const isPublic = (call: Call) =>
  call === calls.signInMethods ||
  (call.method === 'GET' &&
    ['businesses', 'search', 'content', 'statistics'].includes(call.tag) &&
    call !== calls.likelyDuplicates)
