import { MAX_PAGED_ROWS } from '@portal/domain/contract'
import { createFieldProblem } from '#shared/problem.ts'

/** The page size of a query without limit and page. */
const ROWS_WITHOUT_LIMIT = 1_000
/** The page size of a query with a page number only. */
const DEFAULT_PAGE_ROWS = 24

interface PageQuery {
  readonly limit?: number | undefined
  readonly page?: number | undefined
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** Parses the page of a query. Page numbers reach the first 10,000 rows, since a large offset is slow. */
export function parsePage({ limit, page }: PageQuery): Page {
  const rows = limit ?? (page === undefined ? ROWS_WITHOUT_LIMIT : DEFAULT_PAGE_ROWS)
  const offset = ((page ?? 1) - 1) * rows
  if (offset >= MAX_PAGED_ROWS) {
    throw createFieldProblem(
      'page',
      `Page numbers reach the first ${MAX_PAGED_ROWS.toLocaleString('en')} rows`,
    )
  }
  return { limit: rows, offset }
}

/** The largest limit. */
const MAX_ROWS = 100

/** The query parameters of a list's next page, which replace those of this page. */
export interface NextPage {
  readonly page?: number
  /** A cursor: where the next page continues. */
  readonly after?: string
  readonly limit?: number
}

/** Returns the next page; null if it is empty or beyond the reach of page numbers. */
export function getNextPage({ limit, offset }: Page, total: number): NextPage | null {
  const next = offset + limit
  if (next >= total || next >= MAX_PAGED_ROWS) return null
  const rows = Math.min(limit, MAX_ROWS)
  return { page: next / rows + 1, limit: rows }
}
