import type { Inquiry } from '@portal/domain/contract'
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'
import type { Page } from '#db/pagination.ts'
import { countDeleted } from '#db/purge.ts'
import { foldWord } from '@portal/domain/search'
import type { InquiriesTable, InquiryRow } from './inquiries.table.ts'

/** A message or report to store; `createdAt` in milliseconds. */
export interface InquiryRecord {
  readonly kind: Inquiry['kind']
  readonly reference: string
  readonly topic: string
  readonly name: string | null
  readonly email: string | null
  readonly page: string | null
  readonly message: string
  readonly createdAt: number
}

export async function insertInquiry(trx: Transaction<Database>, record: InquiryRecord): Promise<void> {
  const { createdAt, ...rest } = record
  await trx
    .insertInto('inquiries')
    .values({
      ...rest,
      search_text: toSearchText(record),
      note: null,
      created_at: createdAt,
      handled_at: null,
    })
    .execute()
}

/** Includes the reference without hyphens, as people often type it. */
const toSearchText = ({ reference, name, email, page, message }: InquiryRecord): string =>
  foldWord([reference, reference.replaceAll('-', ''), name, email, page, message].filter(Boolean).join('\n'))

export async function isInquiryReference(db: Kysely<Database>, reference: string): Promise<boolean> {
  const found = await db.selectFrom('inquiries').select('id').where('reference', '=', reference).execute()
  return found.length > 0
}

export const findInquiry = (db: Kysely<Database>, id: number): Promise<InquiryRow | undefined> =>
  db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()

export const updateInquiry = (
  trx: Transaction<Database>,
  id: number,
  changes: Updateable<InquiriesTable>,
): Promise<InquiryRow> =>
  trx.updateTable('inquiries').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Filters the list; a blank `search` matches all. */
export interface InquiryFilter {
  readonly kind?: Inquiry['kind']
  readonly status?: Inquiry['status']
  readonly search: string
}

function selectMatching(db: Kysely<Database>, { kind, status, search }: InquiryFilter) {
  let inquiries = db.selectFrom('inquiries')
  if (kind) inquiries = inquiries.where('kind', '=', kind)
  if (status) inquiries = inquiries.where('is_new', '=', status === 'new' ? 1 : 0)
  for (const word of foldWord(search).split(/\s+/).filter(Boolean)) {
    inquiries = inquiries.where((eb) => containsText(eb.ref('search_text'), word))
  }
  return inquiries
}

/** Open inquiries first, then the newest. */
export const findInquiries = (
  db: Kysely<Database>,
  filter: InquiryFilter,
  { limit, offset }: Page,
): Promise<InquiryRow[]> =>
  selectMatching(db, filter)
    .selectAll()
    .orderBy('is_new', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countInquiries(db: Kysely<Database>, filter: InquiryFilter): Promise<number> {
  const { total } = await selectMatching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Deletes some without activity since an instant; returns how many. */
export const deleteInquiriesBefore = (db: Kysely<Database>, at: number, limit: number): Promise<number> =>
  countDeleted(
    db.deleteFrom('inquiries').where('id', 'in', (query) =>
      query
        .selectFrom('inquiries')
        .select('id')
        .where(sql<number>`coalesce(handled_at, created_at)`, '<=', at)
        .limit(limit),
    ),
  )
