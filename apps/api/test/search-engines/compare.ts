import type { Answer } from './ask.ts'
import { askAll } from './ask-all.ts'
import type { Engine, Portals } from './portals.ts'
import type { Kind, Query } from './queries.ts'

/** The results of both engines for a query. */
export interface Compared extends Query {
  readonly results: Readonly<Record<Engine, Answer>>
}

/** How similar the results of queries are. */
export interface Likeness {
  readonly queries: number
  readonly sameTotals: number
  /** The mean share of the first page that both have. */
  readonly overlap: number
  /** First pages with the same results in the same order. */
  readonly sameOrder: number
  readonly sameCorrections: number
  /** Queries with a corrected word or a suggested text. */
  readonly corrected: number
}

export async function compare(portals: Portals, queries: readonly Query[]): Promise<Compared[]> {
  const results = await askAll(portals, queries)
  return queries.flatMap((query, at) => {
    const both = results[at]
    return both ? [{ ...query, results: both }] : []
  })
}

export function measureLikeness(compared: readonly Compared[]): Likeness {
  return {
    queries: compared.length,
    sameTotals: compared.filter(hasSameTotals).length,
    overlap: mean(
      compared.map(({ results }) => measureOverlap(slugs(results.SQLite), slugs(results.PostgreSQL))),
    ),
    sameOrder: compared.filter(hasSameOrder).length,
    sameCorrections: compared.filter(hasSameCorrection).length,
    corrected: compared.filter(({ results }) => results.SQLite.correction !== '').length,
  }
}

export const byKind = (compared: readonly Compared[]): Map<Kind, Compared[]> =>
  Map.groupBy(compared, ({ kind }) => kind)

const slugs = ({ page }: Answer): string[] => page.map(({ slug }) => slug)

export const hasSameTotals = ({ results }: Compared): boolean =>
  String(results.SQLite.totals) === String(results.PostgreSQL.totals)

export const hasSameOrder = ({ results }: Compared): boolean =>
  String(slugs(results.SQLite)) === String(slugs(results.PostgreSQL))

export const hasSameCorrection = ({ results }: Compared): boolean =>
  results.SQLite.correction === results.PostgreSQL.correction

/** Returns the share of the longer list that the other one also has; 1 for two empty lists. */
export function measureOverlap(one: readonly string[], other: readonly string[]): number {
  const max = Math.max(one.length, other.length)
  return max === 0 ? 1 : one.filter((item) => other.includes(item)).length / max
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
