/** A table or index that a statement read. */
export interface Access {
  /** The name of the index, or of a table that was read completely. */
  readonly name: string
  readonly isWhole: boolean
}

/** PostgreSQL settings that log the plan of each statement. */
export const LOG_PLANS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_format': 'json',
} as const

const NODE = /"Node Type": "([^"]+)"/g
const findField = (node: string, name: string): string | undefined =>
  new RegExp(`"${name}": "([^"]+)"`).exec(node)?.[1]

/** PostgreSQL's own tables, and the single row that each request reads. */
const IGNORED = /^(pg_|public_version$)/

/** Parses the indexes and tables that the plans in a part of the log read, each once. */
export function parseAccesses(log: string): Access[] {
  const starts = [...log.matchAll(NODE)].map(({ index }) => index)
  const found = new Map<string, Access>()
  for (const [at, start] of starts.entries()) {
    const access = parseAccess(log.slice(start, starts[at + 1]))
    if (access && !IGNORED.test(access.name)) found.set(access.name, access)
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function parseAccess(node: string): Access | null {
  const index = findField(node, 'Index Name')
  if (index !== undefined) return { name: index, isWhole: false }
  const table = findField(node, 'Node Type') === 'Seq Scan' ? findField(node, 'Relation Name') : undefined
  return table === undefined ? null : { name: table, isWhole: true }
}
