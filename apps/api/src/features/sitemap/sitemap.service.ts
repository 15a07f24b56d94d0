import type { SitemapEntry } from '@portal/domain/contract'
import type { Store } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import { readBusinessSitemapEntries } from '#features/directory/sitemap-entries.service.ts'
import type { BusinessCounts } from '#features/directory/counts.service.ts'
import { findSitemapEntries } from '#features/content/sitemap-entries/sitemap-entries.service.ts'
import type { ContentKind } from '#features/content/content.table.ts'

type SitemapKind = 'businesses' | keyof typeof CONTENT

const CONTENT = {
  news: 'news',
  events: 'event',
  tenders: 'tender',
  jobs: 'job',
  resources: 'resource',
  courses: 'course',
  pages: 'page',
} as const satisfies Record<string, ContentKind>

/** Small kinds first, so that new businesses don't shift the pages of the others. */
const ALL: readonly SitemapKind[] = [
  'pages',
  'resources',
  'courses',
  'jobs',
  'tenders',
  'events',
  'news',
  'businesses',
]

interface PublicState {
  readonly counts: BusinessCounts
  readonly now: number
}

/** A page of the addresses of one kind, or of all kinds one after the other, and their total. */
export async function readSitemapEntries(
  { read }: Pick<Store, 'read'>,
  kind: SitemapKind | undefined,
  page: Page,
  { counts, now }: PublicState,
): Promise<{ items: SitemapEntry[]; total: number }> {
  const items: SitemapEntry[] = []
  let total = 0
  for (const one of kind === undefined ? ALL : [kind]) {
    const rows = { limit: page.limit - items.length, offset: Math.max(0, page.offset - total) }
    const found =
      one === 'businesses'
        ? await readBusinesses(rows)
        : await findSitemapEntries(read, CONTENT[one], now, rows)
    items.push(...found.items)
    total += found.total
  }
  return { items, total }

  async function readBusinesses(rows: Page): Promise<{ items: SitemapEntry[]; total: number }> {
    const number = counts.total({})
    if (rows.limit === 0 || rows.offset >= number) return { items: [], total: number }
    return { items: await readBusinessSitemapEntries(read, now, rows), total: number }
  }
}
