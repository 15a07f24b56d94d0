export const DATABASE_URL_TAKEN =
  'postgres://user:password@host:port/name, where all but the name may be left out; settings of a connection stand behind “?”'

/** An address of a database on a PostgreSQL server, as it is; undefined for any other text. */
export function parseDatabaseUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return undefined
  return /^\/[^/]+$/.test(url.pathname) && url.hash === '' ? text : undefined
}

/** Where a database is, without what may be a secret: server and name. */
export function describeDatabaseUrl(text: string): string {
  const { hostname, port, pathname, searchParams } = new URL(text)
  const host = hostname === '' ? (searchParams.get('host') ?? 'this machine') : hostname
  return `${decodeURIComponent(pathname.slice(1))} on ${host}${port === '' ? '' : `:${port}`}`
}
