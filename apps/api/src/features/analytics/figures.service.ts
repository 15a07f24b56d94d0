import type { AdminFigures } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { readAllRevenue } from '#features/orders/books/revenue.service.ts'
import { countAll } from './figures.repository.ts'

/** The four figures at the top of the administrators' page; the revenue in whole dollars. */
export const readFigures = async (db: Kysely<Database>): Promise<AdminFigures> => ({
  ...(await countAll(db)),
  revenue: Math.round((await readAllRevenue(db)) / 100),
})
