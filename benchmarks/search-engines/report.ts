import type { Likeness } from '@portal/api/test/search-engines/compare.ts'
import type { Costs } from './costs.ts'
import type { Kind } from '@portal/api/test/search-engines/queries.ts'
import type { ServerName, TimeTaken } from './servers.ts'

/** What was measured of a kind of queries. */
export interface Measured {
  readonly kind: Kind
  readonly likeness: Likeness
  /** What their lists of businesses took. */
  readonly list: Costs
  /** What their pages of all results took; half-typed texts have none. */
  readonly page: Costs | undefined
}

type Column = readonly [heading: string, cellOf: (measured: Measured) => string]

const COLUMNS: readonly Column[] = [
  ['kind of query', ({ kind }) => kind],
  ['queries', ({ likeness }) => String(likeness.queries)],
  ['same totals', ({ likeness }) => `${likeness.sameTotals} of ${likeness.queries}`],
  ['same page', ({ likeness }) => `${(likeness.overlap * 100).toFixed(1)} %`],
  ['same order', ({ likeness }) => `${likeness.sameOrder} of ${likeness.queries}`],
  ['same corrections', ({ likeness }) => corrections(likeness)],
  ['list: SQLite, ms', ({ list, likeness }) => each(list.SQLite, likeness)],
  ['PostgreSQL, ms', ({ list, likeness }) => each(list.PostgreSQL, likeness)],
  ['ratio', ({ list }) => ratio(list, 'PostgreSQL', 'SQLite')],
  ['of it in the API', ({ list }) => ((list.PostgreSQL?.api ?? NaN) / total(list.SQLite)).toFixed(1)],
  ['search page: SQLite, ms', ({ page, likeness }) => each(page?.SQLite, likeness)],
  ['PostgreSQL, ms', ({ page, likeness }) => each(page?.PostgreSQL, likeness)],
  ['ratio', ({ page }) => ratio(page, 'PostgreSQL', 'SQLite')],
]

const COLUMNS_BESIDE_OLDER: readonly Column[] = [
  ['kind of query', ({ kind }) => kind],
  ['list: before, ms', ({ list, likeness }) => each(list.before, likeness)],
  ['SQLite : before', ({ list }) => ratio(list, 'SQLite', 'before')],
  ['PostgreSQL : before', ({ list }) => ratio(list, 'PostgreSQL', 'before')],
  ['search page: before, ms', ({ page, likeness }) => each(page?.before, likeness)],
  ['SQLite : before', ({ page }) => ratio(page, 'SQLite', 'before')],
  ['PostgreSQL : before', ({ page }) => ratio(page, 'PostgreSQL', 'before')],
]

/** How many listings the design's figures are of. */
const DESIGNED_FOR = 100_000
/** What a search may cost PostgreSQL, as a multiple of what it cost SQLite before, by the design of several machines. */
const AIMS: Readonly<Partial<Record<Kind, number>>> = {
  'rare word': 4.2,
  'medium word': 4.4,
  'common word': 7,
  'word, place and trade': 1.6,
  'two words': 3.2,
  'three words': 2.2,
  'words of half of all listings': 6.3,
}

/** All kinds on both engines, as a table in Markdown. */
export const enginesTable = (measured: readonly Measured[]): string => table(COLUMNS, measured)

/** What both engines cost beside an older build on SQLite, as a table in Markdown; with the design's aims where they are of as many listings. */
export const olderTable = (measured: readonly Measured[], size: number): string =>
  table(size === DESIGNED_FOR ? [...COLUMNS_BESIDE_OLDER, ['aim', verdict]] : COLUMNS_BESIDE_OLDER, measured)

function verdict({ kind, list, page }: Measured): string {
  const aim = AIMS[kind]
  if (aim === undefined) return NONE
  const ratios = [list, page].map((costs) => Number(ratio(costs, 'PostgreSQL', 'before')))
  return `${aim.toFixed(1)}${ratios.some((one) => one > aim) ? ', missed' : ''}`
}

function table(columns: readonly Column[], measured: readonly Measured[]): string {
  const headings = columns.map(([heading]) => heading)
  const rule = columns.map((_, at) => (at === 0 ? '---' : '---:'))
  const rows = measured.map((one) => columns.map(([, cellOf]) => cellOf(one)))
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** What does not apply to a kind. */
const NONE = '–'

const corrections = ({ queries, sameCorrections, corrected }: Likeness): string =>
  corrected > 0 || sameCorrections < queries ? `${sameCorrections} of ${queries}` : NONE

const each = (taken: TimeTaken | undefined, { queries }: Likeness): string =>
  taken === undefined ? NONE : (total(taken) / queries).toFixed(1)

const ratio = (costs: Costs | undefined, one: ServerName, other: ServerName): string =>
  costs === undefined ? NONE : (total(costs[one]) / total(costs[other])).toFixed(1)

const total = (taken: TimeTaken | undefined): number => (taken ? taken.api + taken.server : NaN)
