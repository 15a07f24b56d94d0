import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

/** A query as people type it, with the demo's listings that answer it. */
export interface JudgedQuery {
  readonly query: string
  /** Parameters of the list besides the text. */
  readonly filters: string
  /** Slugs with their gain: right answers and acceptable ones. */
  readonly grades: ReadonlyMap<string, number>
  /** `trade`, `goods` … or `none`: nothing on the portal answers it. */
  readonly kind: string
  /** Slugs that may help if nothing answers. */
  readonly near: readonly string[]
}

const RIGHT = 3
const WILL_DO = 1

const parseSlugs = (text: string): string[] => text.split('|').filter(Boolean)

/** The stored sets; nobody tunes on the second. */
export const QUERY_SETS = { judged: setFile('judged'), 'set-aside': setFile('set-aside') } as const

function setFile(name: string): string {
  return join(import.meta.dirname, `${name}.csv`)
}

/** Reads the file of a set; `relevant` has right answers, then `||` and acceptable ones. */
export function readQuerySet(file: string): JudgedQuery[] {
  const text = readFileSync(file, 'utf8')
  const rows = parse<Record<'query' | 'filters' | 'relevant' | 'kind' | 'note', string>>(text, {
    columns: true,
  })
  return rows.map(({ query, filters, relevant, kind, note }) => {
    const [right = '', rest = ''] = relevant.split('||')
    return {
      query,
      filters,
      kind,
      grades: new Map([
        ...parseSlugs(rest).map((slug) => [slug, WILL_DO] as const),
        ...parseSlugs(right).map((slug) => [slug, RIGHT] as const),
      ]),
      near: parseSlugs(/^near:\s*([a-z0-9|-]*)/.exec(note)?.[1] ?? ''),
    }
  })
}
