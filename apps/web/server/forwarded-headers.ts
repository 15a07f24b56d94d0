import type { IncomingHttpHeaders } from 'node:http'
import { toCallHeaders, type RequestScope } from '@portal/server/requests'

/** Hop-by-hop headers: they concern one connection only. */
const HOP_BY_HOP: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]

/** Headers that only a trusted proxy may set, and those that this server has handled itself. */
const NOT_FORWARDED: readonly string[] = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'traceparent',
  'tracestate',
  'baggage',
  'expect',
]

function omit<Headers extends IncomingHttpHeaders>(headers: Headers, names: readonly string[]): Headers {
  const remaining = { ...headers }
  for (const name of names) delete remaining[name]
  return remaining
}

const listConnectionHeaders = ({ connection }: IncomingHttpHeaders): string[] =>
  (connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())

/** Removes hop-by-hop headers. */
export const removeHopByHopHeaders = <Headers extends IncomingHttpHeaders>(headers: Headers): Headers =>
  omit(headers, [...HOP_BY_HOP, ...listConnectionHeaders(headers)])

/** Properties of a forwarded request. */
interface ForwardedRequest {
  /** The client's address. */
  readonly visitor: string
  readonly request: RequestScope
}

/** The client's headers for the API, with the client address that this server saw, and the id and the trace of the request. */
export const toApiHeaders = (
  headers: IncomingHttpHeaders,
  { visitor, request }: ForwardedRequest,
): IncomingHttpHeaders => ({
  ...omit(removeHopByHopHeaders(headers), NOT_FORWARDED),
  'x-forwarded-for': visitor,
  ...toCallHeaders(request),
})
