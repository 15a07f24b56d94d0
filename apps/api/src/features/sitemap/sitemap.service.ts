import type { SitemapEntry } from '@portal/domain/contract'
import type { Store } from '#db/engine/open-store.ts'
import type { Page } from '#db/pagination.ts'
import { readBusinessAddresses } from '#features/businesses/listing/addresses.service.ts'
import type { BusinessCounts } from '#features/businesses/listing/counts.service.ts'
import { findSiteAddresses } from '#features/content/addresses/addresses.service.ts'
import type { ContentKind } from '#features/content/content.table.ts'

type AddressKind = 'businesses' | keyof typeof CONTENT

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
const ALL: readonly AddressKind[] = [
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
export async function readSiteAddresses(
  { read }: Pick<Store, 'read'>,
  kind: AddressKind | undefined,
  page: Page,
  { counts, now }: PublicState,
): Promise<{ items: SitemapEntry[]; total: number }> {
  const items: SitemapEntry[] = []
  let total = 0
  for (const one of kind === undefined ? ALL : [kind]) {
    const rows = { limit: page.limit - items.length, offset: Math.max(0, page.offset - total) }
    const found =
      one === 'businesses' ? await businesses(rows) : await findSiteAddresses(read, CONTENT[one], now, rows)
    items.push(...found.items)
    total += found.total
  }
  return { items, total }

  async function businesses(rows: Page): Promise<{ items: SitemapEntry[]; total: number }> {
    const number = counts.total({})
    if (rows.limit === 0 || rows.offset >= number) return { items: [], total: number }
    return { items: await readBusinessAddresses(read, now, rows), total: number }
  }
}
