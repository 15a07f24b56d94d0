import type { SitemapEntry } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { countPublishedRows, findPublishedRows } from './sitemap-entries.repository.ts'
import type { ContentKind } from '../content.table.ts'
import { toIsoString } from '../kinds/kind.ts'
import { getKind } from '../kinds/kinds.ts'

/** A page of the addresses of published content of a kind, and how many there are; with a limit of 0 only that. */
export async function findSitemapEntries(
  db: Kysely<Database>,
  name: ContentKind,
  now: number,
  page: Page,
): Promise<{ items: SitemapEntry[]; total: number }> {
  const total = await countPublishedRows(db, name, now)
  const isPageEmpty = page.limit === 0 || page.offset >= total
  const rows = isPageEmpty ? [] : await findPublishedRows(db, name, now, page)
  const items = rows.map((row) => ({
    path: getKind(name).path(row),
    title: row.title,
    changedAt: toIsoString(row.published_at),
  }))
  return { items, total }
}
