import type { InquiriesQuery, Inquiry } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { purgeInBatches } from '#db/purge.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { Problem } from '#shared/problem.ts'
import { RETENTION } from '#shared/retention.ts'
import {
  updateInquiry,
  countInquiries,
  deleteInquiriesBefore,
  findInquiries,
  findInquiry,
  type InquiryFilter,
} from './inquiries.repository.ts'
import { toInquiry } from './inquiries.view.ts'

const KINDS = ['message', 'issue'] as const
const STATUSES = ['new', 'handled'] as const

/** Messages and reports, open ones first; an unknown kind or status matches none. */
export async function listInquiries(
  { store }: Pick<AppContext, 'store'>,
  query: InquiriesQuery,
  page: Page,
): Promise<{ items: Inquiry[]; total: number }> {
  const filter = parseFilter(query)
  if (filter === null) return { items: [], total: 0 }
  const rows = await findInquiries(store.read, filter, page)
  return { items: rows.map(toInquiry), total: await countInquiries(store.read, filter) }
}

function parseFilter({ kind, status, search = '' }: InquiriesQuery): InquiryFilter | null {
  const wantedKind = KINDS.find((known) => known === kind)
  const wantedStatus = STATUSES.find((known) => known === status)
  if ((kind && !wantedKind) || (status && !wantedStatus)) return null
  return { search, ...(wantedKind && { kind: wantedKind }), ...(wantedStatus && { status: wantedStatus }) }
}

interface Resolution {
  readonly status: Inquiry['status']
  /** Blank keeps the stored note. */
  readonly note: string | null
}

/** Marks an inquiry as handled or reopens it, with an audit entry in the same transaction. */
export async function resolveInquiry(
  context: Pick<AppContext, 'store' | 'now'>,
  adminId: number,
  id: number,
  { status, note }: Resolution,
): Promise<Inquiry> {
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const row = await findInquiry(trx, id)
    if (!row) throw new Problem('not-found', 'Message not found')
    if (row.status === status) {
      throw new Problem('conflict', `This is already ${status === 'new' ? 'open' : 'handled'}`)
    }
    await recordAction(trx, {
      at,
      actor_id: adminId,
      action: status === 'handled' ? 'handled' : 'reopened',
      subject_kind: 'inquiry',
      subject_id: id,
      reason: null,
      note: note || null,
      before: { status: row.status },
      after: { status },
    })
    const handledAt = status === 'handled' ? at : null
    const changes = { status, handled_at: handledAt, ...(note && { note }) }
    return toInquiry(await updateInquiry(trx, id, changes))
  })
}

/** Deletes messages and reports a year after they were handled, or else sent. */
export const purgeInquiries = (db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> =>
  purgeInBatches(db, (trx, limit) => deleteInquiriesBefore(trx, now - RETENTION, limit), signal)
