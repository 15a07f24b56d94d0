import type { JudgedQuery } from './query-sets.ts'

/** The number of judged results. */
const CUT = 10

/** A query with the slugs that were found, the best first, and its match level. */
export interface AnsweredQuery extends JudgedQuery {
  readonly found: readonly string[]
  readonly matchLevel: number
}

/** The means of a set of queries. */
export interface Quality {
  readonly queries: number
  readonly success1: number
  readonly success5: number
  readonly recall: number
  readonly mrr: number
  readonly ndcg: number
  readonly empty: number
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)

/** Calculates the normalized discounted cumulative gain of the first ten results. */
export function computeNdcg({ grades, found }: AnsweredQuery): number {
  const gains = found.slice(0, CUT).map((slug) => grades.get(slug) ?? 0)
  const ideal = [...grades.values()].toSorted((a, b) => b - a).slice(0, CUT)
  return discounted(gains) / (discounted(ideal) || 1)
}

function measure(response: AnsweredQuery): Omit<Quality, 'queries'> {
  const gains = response.found.slice(0, CUT).map((slug) => response.grades.get(slug) ?? 0)
  const first = gains.findIndex((gain) => gain > 0)
  return {
    success1: first === 0 ? 1 : 0,
    success5: first >= 0 && first < 5 ? 1 : 0,
    recall: gains.filter((gain) => gain > 0).length / Math.max(1, Math.min(CUT, response.grades.size)),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    ndcg: computeNdcg(response),
    empty: response.found.length === 0 ? 1 : 0,
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** Calculates the means of queries that have an answer. */
export function computeQuality(answers: readonly AnsweredQuery[]): Quality {
  const rows = answers.map(measure)
  const of = (name: keyof Omit<Quality, 'queries'>) => mean(rows.map((row) => row[name]))
  return {
    queries: answers.length,
    success1: of('success1'),
    success5: of('success5'),
    recall: of('recall'),
    mrr: of('mrr'),
    ndcg: of('ndcg'),
    empty: of('empty'),
  }
}

/** Measures queries without an answer: how many say so, and how many offer something similar among the first five. */
export function computeAbsence(answers: readonly AnsweredQuery[]) {
  const withNear = answers.filter(({ near }) => near.length > 0)
  return {
    queries: answers.length,
    said: answers.filter(({ matchLevel }) => matchLevel >= 4).length,
    withNear: withNear.length,
    near: withNear.filter(({ found, near }) => found.slice(0, 5).some((slug) => near.includes(slug))).length,
  }
}

/** Groups the queries that have an answer by kind. */
export function byKind(answers: readonly AnsweredQuery[]): Map<string, AnsweredQuery[]> {
  const kinds = new Map<string, AnsweredQuery[]>()
  for (const response of answers)
    if (response.kind !== 'none') kinds.set(response.kind, [...(kinds.get(response.kind) ?? []), response])
  return kinds
}
