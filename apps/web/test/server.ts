import { businessFacets, calls, type Call } from '@portal/domain/contract'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { someFacets } from './facets.ts'

/** Every profile reports its views without waiting for a response. */
const TAPS = http.post(`*${calls.tapBusiness.path}`, () => new HttpResponse(null, { status: 204 }))

/** Every page of a signed-in person fetches their saves. */
const SAVED = http.get(`*${calls.listSavedIds.path}`, () => HttpResponse.json([]))

/** Every page of results reports its search without waiting for a response. */
const SEARCHES = http.post(`*${calls.countSearch.path}`, () => new HttpResponse(null, { status: 204 }))

/** Every list of businesses fetches the numbers of its filters, but works without them. */
const FACETS = http.get(`*${businessFacets.path}`, () => HttpResponse.json(someFacets()))

/** The mocked API: it responds only to calls that a test mocks, and to those that every page makes. */
export const server = setupServer(TAPS, SAVED, SEARCHES, FACETS)

type Status<C extends Call> = keyof C['responses'] & number
type ResponseOf<C extends Call, S extends Status<C>> = C['responses'][S] extends infer Schema extends
  v.GenericSchema
  ? v.InferInput<Schema>
  : never

/** A received request. */
export interface SeenRequest {
  url: URL
  body: unknown
}

interface Options {
  headers?: Record<string, string>
  /** Called with each handled request. */
  onRequest?: (seen: SeenRequest) => void
}

const NO_CONTENT = 204

/** The paths without parameters: a call with one does not match them. */
const LITERAL_PATHS = new Set<string>(
  [...Object.values(calls), businessFacets]
    .map(({ path }: Call) => path)
    .filter((path) => !path.includes(':')),
)

const METHODS = {
  GET: http.get,
  POST: http.post,
  PATCH: http.patch,
  PUT: http.put,
  DELETE: http.delete,
} as const

/**
 * Mocks a call of the contract with a status and a body, which has to match the contract's schema for that status:
 * `server.use(respondWith(calls.listBusinesses, 200, [aBusiness()], { headers: { 'X-Total-Count': '1' } }))`.
 */
export function respondWith<const C extends Call, S extends Status<C>>(
  call: C,
  status: S,
  response: ResponseOf<C, S> | ((seen: SeenRequest) => ResponseOf<C, S>),
  { headers = {}, onRequest }: Options = {},
): HttpHandler {
  return METHODS[call.method](`*${call.path}`, async ({ request }) => {
    if (call.path.includes(':') && LITERAL_PATHS.has(new URL(request.url).pathname)) return undefined
    const text = await request.clone().text()
    const seen: SeenRequest = { url: new URL(request.url), body: text === '' ? undefined : JSON.parse(text) }
    onRequest?.(seen)
    const body =
      typeof response === 'function' ? (response as (seen: SeenRequest) => ResponseOf<C, S>)(seen) : response
    v.assert(call.responses[status], body)
    if (status === NO_CONTENT) return new HttpResponse(null, { status, headers })
    return HttpResponse.json(body as object, { status, headers })
  })
}

/** A call that fails with a network error. */
export const unreachable = (call: Call): HttpHandler =>
  METHODS[call.method](`*${call.path}`, () => HttpResponse.error())

/** Rejects every call that is not mocked, for tests that only pass through a page. */
export const refusingTheRest = (): HttpHandler =>
  http.all('*/api/*', () => HttpResponse.json({ message: 'Not here' }, { status: 404 }))
