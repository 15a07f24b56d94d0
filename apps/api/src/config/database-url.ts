// cspell:ignore sslcert sslkey sslmode sslnegotiation sslrootcert
export const DATABASE_URL_FORMAT =
  'postgres://user:password@host:port/name, only the name is required; connection settings follow “?”'

/** TLS settings; a misspelt one would silently weaken the connection. */
const OF_TLS: readonly string[] = ['ssl', 'sslcert', 'sslkey', 'sslmode', 'sslnegotiation', 'sslrootcert']
const TLS_MODES: readonly (string | null)[] = [
  null,
  'disable',
  'prefer',
  'require',
  'verify-ca',
  'verify-full',
  'no-verify',
]

/** Returns the URL of a PostgreSQL database unchanged; undefined for any other text. */
export const parseDatabaseUrl = (text: string): string | undefined =>
  findFault(text) === null ? text : undefined

/** Explains what is wrong with a URL without repeating it, since it may contain a password. */
export const explainInvalidDatabaseUrl = (text: string): string =>
  `${findFault(text) ?? 'can’t be read'}: it takes ${DATABASE_URL_FORMAT}`

function findFault(text: string): string | null {
  const url = URL.parse(text)
  const isAddress =
    url !== null &&
    /^postgres(ql)?:$/.test(url.protocol) &&
    /^\/[^/]+$/.test(url.pathname) &&
    url.hash === '' &&
    [url.username, url.password, url.pathname].every(isEncoded)
  if (!isAddress) return 'can’t be read'
  const settings = url.searchParams
  const unknown = [...settings.keys()].find((name) => /^ssl/i.test(name) && !OF_TLS.includes(name))
  if (unknown !== undefined) return `has the setting ${unknown}, which PostgreSQL doesn’t know`
  return TLS_MODES.includes(settings.get('sslmode')) ? null : 'has an sslmode that PostgreSQL doesn’t know'
}

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** Describes a database without secrets: server and name. */
export function describeDatabaseUrl(text: string): string {
  const { hostname, port, pathname, searchParams } = new URL(text)
  const host = hostname === '' ? (searchParams.get('host') ?? 'this machine') : hostname
  return `${decodeURIComponent(pathname.slice(1))} on ${host}${port === '' ? '' : `:${port}`}`
}
