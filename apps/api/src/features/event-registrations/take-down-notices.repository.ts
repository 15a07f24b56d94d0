import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import type { RegistrationRow, TakeDownNoticesTable } from './event-registrations.table.ts'

type Trx = Transaction<Database>

/** Events that are off the site and not over, and whose people have not all been told of it. */
const untold = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('content')
    .selectAll('content')
    .where('kind', '=', 'event')
    // Apart, and with the words of the partial index.
    .where('status', '<>', sql.lit('approved'))
    .where('status', '=', 'rejected')
    .where('ends_at', '>', now)
    .where('rejected_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('event_registrations')
          .select('event_registrations.id')
          .whereRef('event_registrations.event_id', '=', 'content.id'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('event_take_down_notices as notice')
            .select('notice.event_id')
            .whereRef('notice.event_id', '=', 'content.id')
            .whereRef('notice.taken_down_at', '=', 'content.rejected_at')
            .where('is_done', '=', 1),
        ),
      ),
    )

export async function eventsTakenDown(db: Kysely<Database>, now: number, most: number): Promise<number[]> {
  const rows = await untold(db, now)
    .clearSelect()
    .select('content.id')
    .orderBy('ends_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** One of them, unless it was put back meanwhile or another process has told everybody. */
export const findTakenDown = (trx: Trx, id: number, now: number): Promise<ContentRow | undefined> =>
  untold(trx, now).where('content.id', '=', id).executeTakeFirst()

/** The last registration that was told of this taking down; 0: nobody was. */
export async function toldUpTo(trx: Trx, eventId: number, takenDownAt: number): Promise<number> {
  const row = await trx
    .selectFrom('event_take_down_notices')
    .select('told_up_to')
    .where('event_id', '=', eventId)
    .where('taken_down_at', '=', takenDownAt)
    .executeTakeFirst()
  return row?.told_up_to ?? 0
}

/** Who has a place, or asked for one after `askedAfter` and may still wait to confirm it; the first registration first. */
export const placesAfter = (
  trx: Trx,
  eventId: number,
  { after, askedAfter, most }: { readonly after: number; readonly askedAfter: number; readonly most: number },
): Promise<RegistrationRow[]> =>
  trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '>', after)
    .where('cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('is_taken', '=', 1), eb('asked_at', '>', askedAfter)]))
    .orderBy('id')
    .limit(most)
    .execute()

export async function noteTold(trx: Trx, notice: TakeDownNoticesTable): Promise<void> {
  await trx.replaceInto('event_take_down_notices').values(notice).execute()
}
