import { EDITABLE_FIELDS, REVIEWED_FIELDS } from '@portal/domain/business'
import type {
  EditableBusiness,
  EditableFields,
  FieldChange,
  Handover,
  WaitingEdit,
  WaitingEditState,
} from '@portal/domain/contract'
import { getReviewDueDate, getRejectionLabel } from '@portal/domain/moderation'
import { getTimeZone } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { findChangedFields, toEditableFields } from '#features/businesses/editable-values.ts'
import type { Viewer } from '#features/businesses/profile/profile.service.ts'
import type { BusinessEditRow } from './business-edits.table.ts'
import { getEditChanges, isStoredAtOnce, toFormFields, type EditedBusiness } from './edited-business.ts'

/** A listing for its edit form. */
export function toEditableBusiness(
  business: EditedBusiness,
  viewer: Viewer,
  { version, handover }: { readonly version: number; readonly handover: Handover | null },
): EditableBusiness {
  const { row, edit } = business
  const { photos, words } = getPlan(row.tier)
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    isOwner: row.owner_id === viewer.id,
    isVerified: row.is_verified === 1,
    timeZone: getTimeZone(row),
    version,
    fields: toFormFields(business, viewer),
    stored: toEditableFields(row),
    waiting: edit ? toWaitingEdit(row, edit) : null,
    pausedAt: toInstant(row.paused_at),
    suspendedAt: toInstant(row.suspended_at),
    handover,
    limits: { photos, words },
    reviewed: isStoredAtOnce(business, viewer) ? [] : [...REVIEWED_FIELDS],
  }
}

const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The state of an edit. */
export function toWaitingEditState(row: EditedBusiness['row'], edit: BusinessEditRow): WaitingEditState {
  const isRejected = edit.status === 'rejected'
  return {
    status: isRejected ? 'rejected' : 'pending',
    submittedAt: new Date(edit.submitted_at).toISOString(),
    dueAt: isRejected ? null : getReviewDueDate(edit.submitted_at, getTimeZone(row)).toISOString(),
    reason: edit.reason === null ? null : getRejectionLabel(edit.reason),
    note: edit.note,
  }
}

const toWaitingEdit = (row: EditedBusiness['row'], edit: BusinessEditRow): WaitingEdit => ({
  ...toWaitingEditState(row, edit),
  changes: describeChanges(toEditableFields(row), getEditChanges(edit)),
})

/** Each field that an edit changes, with its approved and its new value. */
export const describeChanges = (
  approved: EditableFields,
  changes: Partial<EditableFields>,
): FieldChange[] => {
  const changed = new Set(findChangedFields(approved, changes))
  return EDITABLE_FIELDS.filter((field) => changed.has(field)).map((field) => ({
    field,
    before: approved[field],
    after: changes[field],
  }))
}
