import type { IncomingHttpHeaders } from 'node:http'

/** Headers that speak about one connection, which ends here. */
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

/** What only a proxy may say, and what this server has answered itself. */
const NOT_FORWARDED: readonly string[] = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'expect',
]

function without<Headers extends IncomingHttpHeaders>(headers: Headers, names: readonly string[]): Headers {
  const remaining = { ...headers }
  for (const name of names) delete remaining[name]
  return remaining
}

const connectionHeaders = ({ connection }: IncomingHttpHeaders): string[] =>
  (connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())

/** The headers without those of the connection that they came over. */
export const endToEndHeaders = <Headers extends IncomingHttpHeaders>(headers: Headers): Headers =>
  without(headers, [...HOP_BY_HOP, ...connectionHeaders(headers)])

/** The visitor's headers for the API, with the address that this server saw. */
export const toApiHeaders = (headers: IncomingHttpHeaders, visitor: string): IncomingHttpHeaders => ({
  ...without(endToEndHeaders(headers), NOT_FORWARDED),
  'x-forwarded-for': visitor,
})
