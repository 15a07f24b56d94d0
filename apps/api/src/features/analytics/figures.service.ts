import type { AdminFigures } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countPublicBusinesses } from '#features/directory/counts.service.ts'
import { readAllRevenue } from '#features/orders/books/revenue.service.ts'
import { countAll } from './figures.repository.ts'

/** The four figures at the top of the administrators' page; the revenue in whole dollars. */
export const readFigures = async (db: Kysely<Database>, now: number): Promise<AdminFigures> => ({
  ...(await countAll(db)),
  publicBusinesses: await countPublicBusinesses(db, now),
  revenue: Math.round((await readAllRevenue(db)) / 100),
})
