import { isTemporarilyClosed } from '@portal/domain/business'
import { getTimeZone } from '@portal/domain/place'
import { addDays, toLocalDay } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { runInBatches } from '#db/run-in-batches.ts'
import { findBusiness, findReopeningIds } from './businesses.repository.ts'
import type { BusinessRow } from './businesses.table.ts'
import { updateBusiness } from './change-business.ts'

/** Businesses per transaction. */
const BATCH = 20

const isOver = (row: BusinessRow, now: number): boolean =>
  row.temporarily_closed === 1 &&
  !isTemporarilyClosed(
    { temporarilyClosed: true, temporarilyClosedUntil: row.temporarily_closed_until },
    getTimeZone(row),
    now,
  )

/**
 * Ends temporary closings on their reopening day, so that lists no longer put the business last; its page knows by the
 * clock. Returns how many ended. Safe to interrupt and repeat.
 */
export function reopenBusinesses(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const at = now()
  // By then it may have begun in a time zone.
  const tomorrow = addDays(toLocalDay(at, 'UTC'), 1)
  return runInBatches({
    find: (after) => findReopeningIds(store.read, tomorrow, { after, limit: BATCH }),
    work: (ids) =>
      store.write.transaction().execute(async (trx) => {
        let ended = 0
        for (const id of ids) {
          const row = await findBusiness(trx, id)
          if (!row || !isOver(row, at)) continue
          await updateBusiness(trx, row, { temporarily_closed: 0, temporarily_closed_until: null })
          ended += 1
        }
        return ended
      }),
    signal,
  })
}
