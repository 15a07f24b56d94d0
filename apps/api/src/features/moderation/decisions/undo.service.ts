import type { UndoneDecision } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { withdrawDecisionMails } from '#mail/outbox/outbox.service.ts'
import { Problem } from '#shared/problem.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import type { QueueSources } from '../sources/sources.service.ts'
import { deleteOldDecisions, findBatch, markUndone, type DecisionRow } from './decisions.repository.ts'
import { getDigest, toFacts } from './record.service.ts'
import type { State } from '../sources/source.ts'

type Trx = Transaction<Database>

/** How long a repeated undo gets the same result. */
const RETENTION = DAY

/**
 * Undoes a decision, or the whole batch: the earlier state is back, and the mails are not sent. Items that have changed
 * since stay as they are. A repeat returns the same.
 */
export function undoDecision(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  sources: QueueSources,
  administratorId: number,
  id: number,
): Promise<UndoneDecision> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const batch = await findBatch(trx, id, administratorId)
    if (batch.length === 0) throw new Problem('not-found', 'You have no such decision to undo')
    const result: UndoneDecision = { undone: [], kept: [] }
    for (const decision of batch) {
      const key = { kind: decision.kind, id: decision.subject_id }
      const refusal = await undoOne(trx, sources, decision, at)
      if (refusal === null) result.undone.push(key)
      else result.kept.push({ ...key, message: refusal })
    }
    const [first] = result.kept
    if (first && result.undone.length === 0) throw new Problem('conflict', first.message)
    return result
  })
}

const TOO_LATE = 'It is too late to undo this: we have sent the emails'

/** Returns why it can't be undone, or null once it is. */
async function undoOne(
  trx: Trx,
  sources: QueueSources,
  decision: DecisionRow,
  at: number,
): Promise<string | null> {
  if (decision.undone_at !== null) return null
  if (at >= decision.undo_until) return TOO_LATE
  const { kind, subject_id: id, administrator_id: actorId } = decision
  const source = sources[kind]
  const item = await openIfExists(() => source.open(trx, id))
  if (!item || !getDigest(item.state).equals(decision.after_digest))
    return `This ${source.label} has changed since, so you can’t undo the decision`
  if (!(await withdrawDecisionMails(trx, decision.id))) return TOO_LATE
  const before = JSON.parse(decision.before) as State
  await item.restore(before)
  await recordAction(trx, {
    at,
    actor_id: actorId,
    action: 'undone',
    subject_kind: source.subject,
    subject_id: id,
    before: toFacts(item.state),
    after: toFacts({ ...item.state, ...before }),
  })
  await markUndone(trx, decision.id, at)
  return null
}

/** Undefined if it has been deleted since. */
async function openIfExists<Item>(open: () => Promise<Item>): Promise<Item | undefined> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof Problem && error.kind === 'not-found') return undefined
    throw error
  }
}

/** Deletes decisions a day after they could last be undone; the audit trail stays. */
export const purgeDecisions = (db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> =>
  purgeInBatches(db, (trx, limit) => deleteOldDecisions(trx, now - RETENTION, limit), signal)
