import type { AdminFigures } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countAll } from './figures.repository.ts'

/** The four figures at the top of the administrators' page; the portal records no payments, so there is no revenue. */
export const readFigures = async (db: Kysely<Database>): Promise<AdminFigures> => ({
  ...(await countAll(db)),
  revenue: null,
})
