import { PAGED_ROWS } from '@portal/domain/contract'
import { fieldProblem } from '#shared/problem.ts'

/** Rows that are answered when nobody says how many. */
const UNPAGED_ROWS = 1_000
/** Rows of a page when only its number is asked for. */
const PAGE_ROWS = 24

interface PageQuery {
  readonly limit?: number | undefined
  readonly page?: number | undefined
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** The rows that a query asks for; page numbers reach the first 10,000 rows, since far offsets are walked. */
export function pageOf({ limit, page }: PageQuery): Page {
  const rows = limit ?? (page === undefined ? UNPAGED_ROWS : PAGE_ROWS)
  const offset = ((page ?? 1) - 1) * rows
  if (offset >= PAGED_ROWS) {
    throw fieldProblem('page', `Page numbers reach the first ${PAGED_ROWS.toLocaleString('en')} rows`)
  }
  return { limit: rows, offset }
}

/** The most rows that one may ask for. */
const MOST_ROWS = 100

/** The query parameters that the next page of a list takes in place of this one's. */
export interface NextPage {
  readonly page?: number
  /** A cursor: where the next page continues. */
  readonly after?: string
  readonly limit?: number
}

/** The page after this one; null when it holds nothing or can't be reached by number. */
export function nextPage({ limit, offset }: Page, total: number): NextPage | null {
  const next = offset + limit
  if (next >= total || next >= PAGED_ROWS) return null
  const rows = Math.min(limit, MOST_ROWS)
  return { page: next / rows + 1, limit: rows }
}
