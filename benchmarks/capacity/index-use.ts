/** What a statement read, and how. */
export interface Access {
  /** The index; of a table that was read whole, its name. */
  readonly name: string
  readonly isWhole: boolean
}

/** Settings with which PostgreSQL writes the plan of each statement into its log. */
export const LOG_PLANS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_format': 'json',
} as const

const NODE = /"Node Type": "([^"]+)"/g
const field = (node: string, name: string): string | undefined =>
  new RegExp(`"${name}": "([^"]+)"`).exec(node)?.[1]

/** What is left out: tables of PostgreSQL itself, and the one row that each request reads. */
const LEFT_OUT = /^(pg_|public_version$)/

/** Each index and each table that the plans in a part of the log read, once. */
export function accessesIn(log: string): Access[] {
  const starts = [...log.matchAll(NODE)].map(({ index }) => index)
  const found = new Map<string, Access>()
  for (const [at, start] of starts.entries()) {
    const access = accessOf(log.slice(start, starts[at + 1]))
    if (access && !LEFT_OUT.test(access.name)) found.set(access.name, access)
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function accessOf(node: string): Access | null {
  const index = field(node, 'Index Name')
  if (index !== undefined) return { name: index, isWhole: false }
  const table = field(node, 'Node Type') === 'Seq Scan' ? field(node, 'Relation Name') : undefined
  return table === undefined ? null : { name: table, isWhole: true }
}
