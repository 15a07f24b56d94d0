/** The oldest supported version of PostgreSQL. */
const OLDEST_VERSION = 15
const ENCODING = 'UTF8'

/** An unsupported server or database: the end of a sentence about it, with what to do. */
export class UnfitServerError extends Error {
  override readonly name = 'UnfitServerError'
}

/** Selects what `requireFitness` checks. */
export const FITNESS = `
  current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`

export interface Fitness {
  /** The server's major version. */
  readonly version: number
  /** The database's encoding. */
  readonly encoding: string
}

/** Throws an `UnfitServerError` unless the portal can work with a database. */
export function requireFitness({ version, encoding }: Fitness): void {
  if (version < OLDEST_VERSION)
    throw new UnfitServerError(`is on PostgreSQL ${version}: the portal needs ${OLDEST_VERSION} or later`)
  if (encoding !== ENCODING)
    throw new UnfitServerError(`keeps texts in ${encoding}. Make it anew with the encoding ${ENCODING}`)
}
