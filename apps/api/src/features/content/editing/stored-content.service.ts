import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRecord } from '../content.record.ts'
import { findDraftSlug, toContentRow } from '../content.repository.ts'
import type { ContentDetails } from '../content.table.ts'
import { updateContent, type EditedRow } from './editing.repository.ts'
import type { WrittenContent } from './forms/forms.ts'
import { replaceUses } from './pictures.repository.ts'

type Trx = Transaction<Database>

/** Writes the content of a form into a row. The slug of a draft follows its title; a published one stays. */
export async function storeWritten(
  trx: Trx,
  row: EditedRow,
  { record, pictures }: WrittenContent,
): Promise<void> {
  const full = keepHiddenDetails(row, { ...record, publishedAt: row.published_at } as ContentRecord)
  const slug = row.status === 'pending' ? await findDraftSlug(trx, full, row.slug) : row.slug
  const {
    kind: _kind,
    status: _status,
    published_at: _publishedAt,
    is_sample: _isSample,
    file_hash: _fileHash,
    reference: _reference,
    submitter_name: _name,
    submitter_email: _email,
    submitted_at: _submittedAt,
    rejection_reason: _reason,
    rejection_note: _note,
    rejected_at: _rejectedAt,
    ...written
  } = toContentRow(full, slug)
  await updateContent(trx, row.id, written)
  await replaceUses(trx, row.id, 1, pictures)
  await replaceUses(trx, row.id, 0, [])
}

/** Keeps details of an event that its form does not show. */
function keepHiddenDetails(row: EditedRow, record: ContentRecord): ContentRecord {
  if (record.kind !== 'event') return record
  const {
    attendees = null,
    company = null,
    organiser,
  } = JSON.parse(row.details) as Partial<ContentDetails['event']>
  const isSameOrganiser = organiser === record.details.organiser
  const details = {
    ...record.details,
    attendees,
    company: isSameOrganiser ? company : record.details.company,
  }
  return { ...record, details }
}
