import type { Likeness } from '@portal/api/test/search-engines/compare.ts'
import type { Costs } from './costs.ts'
import type { Kind } from '@portal/api/test/search-engines/queries.ts'
import type { ServerName, TimeTaken } from './servers.ts'

/** The measurements of a kind of queries. */
export interface Measured {
  readonly kind: Kind
  readonly likeness: Likeness
  /** The cost of their lists of businesses. */
  readonly list: Costs
  /** The cost of their pages of all results; half-typed texts have none. */
  readonly page: Costs | undefined
}

type Column = readonly [heading: string, cellOf: (measured: Measured) => string]

const COLUMNS: readonly Column[] = [
  ['kind of query', ({ kind }) => kind],
  ['queries', ({ likeness }) => String(likeness.queries)],
  ['same totals', ({ likeness }) => `${likeness.sameTotals} of ${likeness.queries}`],
  ['same page', ({ likeness }) => `${(likeness.overlap * 100).toFixed(1)} %`],
  ['same order', ({ likeness }) => `${likeness.sameOrder} of ${likeness.queries}`],
  ['same corrections', ({ likeness }) => formatCorrections(likeness)],
  ['list: SQLite, ms', ({ list, likeness }) => formatMean(list.SQLite, likeness)],
  ['PostgreSQL, ms', ({ list, likeness }) => formatMean(list.PostgreSQL, likeness)],
  ['ratio', ({ list }) => formatRatio(list, 'PostgreSQL', 'SQLite')],
  ['of it in the API', ({ list }) => ((list.PostgreSQL?.api ?? NaN) / sumTimes(list.SQLite)).toFixed(1)],
  ['search page: SQLite, ms', ({ page, likeness }) => formatMean(page?.SQLite, likeness)],
  ['PostgreSQL, ms', ({ page, likeness }) => formatMean(page?.PostgreSQL, likeness)],
  ['ratio', ({ page }) => formatRatio(page, 'PostgreSQL', 'SQLite')],
]

const COLUMNS_BESIDE_OLDER: readonly Column[] = [
  ['kind of query', ({ kind }) => kind],
  ['list: before, ms', ({ list, likeness }) => formatMean(list.before, likeness)],
  ['SQLite : before', ({ list }) => formatRatio(list, 'SQLite', 'before')],
  ['PostgreSQL : before', ({ list }) => formatRatio(list, 'PostgreSQL', 'before')],
  ['search page: before, ms', ({ page, likeness }) => formatMean(page?.before, likeness)],
  ['SQLite : before', ({ page }) => formatRatio(page, 'SQLite', 'before')],
  ['PostgreSQL : before', ({ page }) => formatRatio(page, 'PostgreSQL', 'before')],
]

/** The number of listings of the design's figures. */
const DESIGNED_FOR = 100_000
/** The limits of PostgreSQL's cost as a multiple of SQLite's earlier cost, from the design for several machines. */
const AIMS: Readonly<Partial<Record<Kind, number>>> = {
  'rare word': 4.2,
  'medium word': 4.4,
  'common word': 7,
  'word, place and trade': 1.6,
  'two words': 3.2,
  'three words': 2.2,
  'words of half of all listings': 6.3,
}

/** Formats all kinds on both engines as a Markdown table. */
export const formatEngines = (measured: readonly Measured[]): string => formatTable(COLUMNS, measured)

/** Formats the costs of both engines and an older build on SQLite as a Markdown table, with the design's aims at its size. */
export const formatOlder = (measured: readonly Measured[], size: number): string =>
  formatTable(
    size === DESIGNED_FOR ? [...COLUMNS_BESIDE_OLDER, ['aim', formatVerdict]] : COLUMNS_BESIDE_OLDER,
    measured,
  )

function formatVerdict({ kind, list, page }: Measured): string {
  const aim = AIMS[kind]
  if (aim === undefined) return NONE
  const ratios = [list, page].map((costs) => Number(formatRatio(costs, 'PostgreSQL', 'before')))
  return `${aim.toFixed(1)}${ratios.some((one) => one > aim) ? ', missed' : ''}`
}

function formatTable(columns: readonly Column[], measured: readonly Measured[]): string {
  const headings = columns.map(([heading]) => heading)
  const rule = columns.map((_, at) => (at === 0 ? '---' : '---:'))
  const rows = measured.map((one) => columns.map(([, cellOf]) => cellOf(one)))
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The cell of a figure that does not apply. */
const NONE = '–'

const formatCorrections = ({ queries, sameCorrections, corrected }: Likeness): string =>
  corrected > 0 || sameCorrections < queries ? `${sameCorrections} of ${queries}` : NONE

const formatMean = (times: TimeTaken | undefined, { queries }: Likeness): string =>
  times === undefined ? NONE : (sumTimes(times) / queries).toFixed(1)

const formatRatio = (costs: Costs | undefined, one: ServerName, other: ServerName): string =>
  costs === undefined ? NONE : (sumTimes(costs[one]) / sumTimes(costs[other])).toFixed(1)

const sumTimes = (times: TimeTaken | undefined): number => (times ? times.api + times.server : NaN)
