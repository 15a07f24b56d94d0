import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** Figures of the outbox for an operator. */
export interface MailFigures {
  /** Unsent mails, including those that may not be sent yet. */
  readonly waiting: number
  /** When the oldest was created; null for none. */
  readonly oldest: number | null
  /** Since when the longest due mail can be sent; null for none. */
  readonly dueSince: number | null
  /** Mails that were given up within the last 30 days, and were not retried. */
  readonly givenUp: number
}

export async function readMailFigures(db: Kysely<Database>, now: number): Promise<MailFigures> {
  const waiting = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const due = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('next_try_at').as('since'))
    .where('next_try_at', '<=', now)
    .where('joined_to', 'is', null)
    .executeTakeFirstOrThrow()
  const { givenUp } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('givenUp'))
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { ...waiting, dueSince: due.since, givenUp }
}
