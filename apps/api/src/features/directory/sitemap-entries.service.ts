import { getBusinessPath } from '@portal/domain/business'
import type { SitemapEntry } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { findSitemapRows } from './sitemap-entries.repository.ts'

/** The addresses of public businesses. When one was last changed is not public. */
export async function readBusinessSitemapEntries(
  db: Kysely<Database>,
  now: number,
  page: Page,
): Promise<SitemapEntry[]> {
  const rows = await findSitemapRows(db, now, page)
  return rows.map((row) => ({ path: getBusinessPath(row), title: row.name, changedAt: null }))
}
