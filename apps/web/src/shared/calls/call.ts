import type { Call } from '@portal/domain/contract'
import type { InferInput, InferOutput } from 'valibot'

/** Body of a call's response for a status, 200 by default. */
export type ResponseBody<
  C extends Call,
  Status extends keyof C['responses'] = 200 & keyof C['responses'],
> = C['responses'][Status] extends infer Schema extends NonNullable<Call['body']>
  ? InferOutput<Schema>
  : never

/** A call's query parameters. */
export type Query<C extends Call> = C['query'] extends infer Schema extends NonNullable<Call['query']>
  ? InferInput<Schema>
  : undefined

/** Body of a call's request. */
export type Body<C extends Call> = C['body'] extends infer Schema extends NonNullable<Call['body']>
  ? InferInput<Schema>
  : undefined

type Scalar = string | number | boolean
export type QueryValues = Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>>

/** A request for the base query. */
export interface Request {
  method: Call['method']
  /** Path and query string: `/api/businesses?country=sb`; null for an invalid path. */
  path: string | null
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Sends it even if the page is left meanwhile. */
  outlivesPage?: boolean
}

/** A query string in the given order, `?` included; blank values are left out. */
export function formatQuery(values: QueryValues): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
  }
  return query.size === 0 ? '' : `?${query}`
}

/** A `.` or `..` segment, escaped or not, which URL parsers resolve. */
const isDotSegment = (part: string): boolean => /^(?:\.|%2e){0,2}$/i.test(part)

/** The API's files, such as `feed.xml`, and calls that stand where an id or a slug may stand. */
const isOtherAddress = (path: string): boolean =>
  path.includes('.') || /^\/api\/(?:businesses\/(?:facets|map)|admin\/businesses\/pending)$/.test(path)

/**
 * Fills in the parameters of `/api/businesses/:idOrSlug`; null if one would lead to another address, so that
 * `/news/feed.xml` and `/sb/ict/map` are pages that don't exist.
 */
export function fillPath(path: string, params: Readonly<Record<string, Scalar>>): string | null {
  const encodePart = (name: string) => String(params[name] ?? '')
  if ([...path.matchAll(/:(\w+)/g)].some(([, name = '']) => isDotSegment(encodePart(name)))) return null
  const filled = path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(encodePart(name)))
  return filled !== path && isOtherAddress(filled) ? null : filled
}

interface Parts<C extends Call> {
  params?: Readonly<Record<string, Scalar>>
  query?: Query<C>
}

/**
 * A GET of the contract. Only types come from the contract, so that no schema reaches the visitor:
 * `get<typeof contract.listBusinesses>('/api/businesses', { query: { country: 'sb' } })`.
 */
export function get<C extends Call & { method: 'GET' }>(path: C['path'], parts: Parts<C> = {}): Request {
  const filled = fillPath(path, parts.params ?? {})
  return { method: 'GET', path: filled === null ? null : filled + formatQuery(parts.query ?? {}) }
}

/** A call of the contract that carries a body. */
export const send = <C extends Call>(
  method: Exclude<C['method'], 'GET'>,
  path: C['path'],
  parts: { params?: Readonly<Record<string, Scalar>>; body: Body<C>; headers?: Request['headers'] },
): Request => ({
  method,
  path: fillPath(path, parts.params ?? {}),
  body: parts.body,
  ...(parts.headers && { headers: parts.headers }),
})
