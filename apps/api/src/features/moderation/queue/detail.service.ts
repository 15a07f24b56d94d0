import type { QueueDetail, QueueKind } from '@portal/domain/contract'
import { getReviewDueDate } from '@portal/domain/moderation'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { readState } from '../decisions/record.service.ts'
import type { QueueSources } from '../sources/sources.service.ts'
import { readSender } from './sender.service.ts'

/** One item with all that a decision needs, whatever its status; throws if there is none. */
export async function readQueueItem(
  db: Kysely<Database>,
  sources: QueueSources,
  { kind, id }: { readonly kind: QueueKind; readonly id: number },
  administratorId: number,
): Promise<QueueDetail> {
  const source = sources[kind]
  const { content, sender, status, submittedAt, timeZone, differences, duplicates, ...facts } =
    await source.describe(db, id, administratorId)
  return {
    ...content,
    ...facts,
    id,
    timeZone,
    submittedAt: new Date(submittedAt).toISOString(),
    dueAt: getReviewDueDate(submittedAt, timeZone).toISOString(),
    state: await readState(db, source, id, status),
    differences: [...differences],
    duplicates: [...duplicates],
    sender: sender && (await readSender(db, sender, { kind, id })),
  }
}
