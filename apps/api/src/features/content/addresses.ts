import type { SiteAddress } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { findAddressed } from './addresses.repository.ts'
import type { ContentKind } from './content.table.ts'
import { instant } from './kind.ts'
import { kindOf } from './kinds.ts'

export { countAddressed as countAddressesOf } from './addresses.repository.ts'

/** Where what is published of a kind is on the site. */
export async function addressesOf(
  db: Kysely<Database>,
  name: ContentKind,
  now: number,
  page: Page,
): Promise<SiteAddress[]> {
  const rows = await findAddressed(db, name, now, page)
  return rows.map((row) => ({
    path: kindOf(name).path(row),
    title: row.title,
    changedAt: instant(row.published_at),
  }))
}
