import type { Store } from '#db/engine/store.ts'
import type { ExportedBusiness } from '#features/businesses/businesses.record.ts'
import { findApprovedAfter } from './exported.repository.ts'
import { toExportedBusiness } from './exported.view.ts'

const ROWS_READ_AT_ONCE = 500

/** All approved businesses, the oldest first, however many there are. */
export async function* readApprovedBusinesses({
  read,
}: Pick<Store, 'read'>): AsyncGenerator<ExportedBusiness> {
  let last = 0
  for (;;) {
    const rows = await findApprovedAfter(read, last, ROWS_READ_AT_ONCE)
    for (const row of rows) yield toExportedBusiness(row)
    last = rows.at(-1)?.id ?? last
    if (rows.length < ROWS_READ_AT_ONCE) return
  }
}
