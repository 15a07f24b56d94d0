import { formatDocumentNumber, type DocumentKind } from '@portal/domain/order'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { toLocalDay } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

/**
 * Reserves the next number of a document in the year of an instant, by Honiara's clock. In the transaction of the
 * document, so that a number that fails with it is used again and there are no gaps.
 */
export async function reserveDocumentNumber(
  trx: Transaction<Database>,
  kind: DocumentKind,
  at: number,
): Promise<string> {
  const year = Number(toLocalDay(at, PORTAL_TIME_ZONE).slice(0, 4))
  const { last } = await trx
    .insertInto('document_numbers')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((eb) => ({ last: eb('document_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return formatDocumentNumber(kind, year, last)
}
