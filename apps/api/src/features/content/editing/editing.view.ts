import type { ContentEntry, ContentState, EditableContent } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { parseJson } from '#shared/json.ts'
import { getPath } from '../kinds/get-path.ts'
import { toIsoString } from '../kinds/kind.ts'
import type { EditedRow } from './editing.repository.ts'
import type { FormFields } from './editing.table.ts'
import { toFormFields } from './forms/forms.ts'
import { toEditedKind } from './kind-names.ts'

type PublicationRow = Pick<EditedRow, 'status' | 'published_at'>

export function getState({ status, published_at }: PublicationRow, now: number): ContentState {
  if (status === 'pending') return 'draft'
  if (status === 'rejected') return 'taken-down'
  return published_at > now ? 'scheduled' : 'published'
}

/** The fields of what is stored, as they were written or as they can be read from it. */
export const getStoredFields = (row: EditedRow): FormFields =>
  row.stored === null ? toFormFields(row) : parseJson(row.stored)

/** The initial fields of its form: the edit that waits, or what is stored. */
export const getFields = (row: EditedRow): FormFields =>
  row.waiting === null ? getStoredFields(row) : parseJson(row.waiting)

export const toContentEntry = (row: EditedRow, now: number): ContentEntry => {
  const state = getState(row, now)
  const { title = row.title } = row.waiting === null ? {} : parseJson(row.waiting)
  return {
    id: row.id,
    contentKind: toEditedKind(row.kind),
    title: String(title),
    state,
    path: getPath(row),
    // A waiting draft is no edit: it is only incomplete.
    hasEdit: row.waiting !== null && row.status !== 'pending',
    isFile: row.file_hash !== null,
    publishedAt: state === 'draft' ? null : toIsoString(row.published_at),
    changedAt: row.changed_at === null ? null : toIsoString(row.changed_at),
    changedBy: row.changed_by_name,
  }
}

export const toEditableContent = (row: EditedRow, places: number, now: number): EditableContent => ({
  ...toContentEntry(row, now),
  version: row.version ?? 0,
  fields: { ...getFields(row) },
  timeZone: row.time_zone ?? PORTAL_TIME_ZONE,
  takenDown:
    row.status === 'rejected' && row.rejected_at !== null
      ? { at: toIsoString(row.rejected_at), reason: row.rejection_reason, note: row.rejection_note }
      : null,
  recipients: { places, submitter: row.submitter_email !== null },
})
