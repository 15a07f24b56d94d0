import type { Likeness } from './compare.ts'
import type { Engine } from './portals.ts'
import type { TimeTaken } from './meter.ts'

/** What was measured of a kind of queries. */
export interface Measured {
  readonly kind: string
  readonly likeness: Likeness
  /** What their lists of businesses took. */
  readonly list: Costs
  /** What their pages of all results took. */
  readonly page: Costs
}

type Costs = Readonly<Record<Engine, TimeTaken>>

const COLUMNS = [
  'kind of query',
  'queries',
  'same totals',
  'same page',
  'same order',
  'same corrections',
  'list: SQLite, ms',
  'PostgreSQL, ms',
  'ratio',
  'of it in the API',
  'search page: SQLite, ms',
  'PostgreSQL, ms',
  'ratio',
] as const

/** The table of all kinds as Markdown. */
export function table(measured: readonly Measured[]): string {
  const rule = COLUMNS.map((_, at) => (at === 0 ? '---' : '---:'))
  return [COLUMNS, rule, ...measured.map(rowOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function rowOf({ kind, likeness, list, page }: Measured): string[] {
  const { queries, sameTotals, overlap, sameOrder, sameCorrections, corrected } = likeness
  const isCorrected = corrected > 0 || sameCorrections < queries
  const each = (time: number) => (time / queries).toFixed(1)
  const ratio = (costs: Costs) => (total(costs.PostgreSQL) / total(costs.SQLite)).toFixed(1)
  return [
    kind,
    String(queries),
    `${sameTotals} of ${queries}`,
    `${(overlap * 100).toFixed(1)} %`,
    `${sameOrder} of ${queries}`,
    isCorrected ? `${sameCorrections} of ${queries}` : '–',
    each(total(list.SQLite)),
    each(total(list.PostgreSQL)),
    ratio(list),
    (list.PostgreSQL.api / total(list.SQLite)).toFixed(1),
    // Completions are no page of results.
    ...(kind === 'half-typed'
      ? ['–', '–', '–']
      : [each(total(page.SQLite)), each(total(page.PostgreSQL)), ratio(page)]),
  ]
}

const total = ({ api, server }: TimeTaken): number => api + server
