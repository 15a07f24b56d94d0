import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { MailContext } from '#mail/outbox/outbox.service.ts'

export type NoticeContext = MailContext & Pick<AppContext, 'store'>

/** Notices and emails per run; the rest follows in the next one. */
export const MAX_NOTICES = 20
const MAX_MAILS = 200

/** Notifies at most `limit` of the people that a notice concerns; returns how many emails it enqueued. */
type Notify = (trx: Transaction<Database>, id: number, limit: number) => Promise<number>

/**
 * Sends the notices of one run. A batch of a notice's people is one transaction, so that the job may die at any line and
 * run again; the signal ends it between two of them.
 */
export async function sendNotices(
  { store }: NoticeContext,
  ids: readonly number[],
  notify: Notify,
  signal?: AbortSignal,
): Promise<void> {
  let remaining = MAX_MAILS
  for (const id of ids.slice(0, MAX_NOTICES)) {
    if (remaining === 0 || signal?.aborted) return
    remaining -= await store.write.transaction().execute((trx) => notify(trx, id, remaining))
  }
}
