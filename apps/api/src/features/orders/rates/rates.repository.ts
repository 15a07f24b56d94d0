import type { LocalCurrency } from '@portal/domain/order'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ExchangeRatesTable } from '../orders.table.ts'

export type RateRow = Selectable<ExchangeRatesTable>

/** The current rate of a currency; undefined if none was set. */
export const findRate = (db: Kysely<Database>, currency: LocalCurrency): Promise<RateRow | undefined> =>
  db
    .selectFrom('exchange_rates')
    .selectAll()
    .where('currency', '=', currency)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertRate = (
  trx: Transaction<Database>,
  rate: Omit<Insertable<ExchangeRatesTable>, 'id'>,
): Promise<RateRow> => trx.insertInto('exchange_rates').values(rate).returningAll().executeTakeFirstOrThrow()
