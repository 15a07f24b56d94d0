import type { FieldChange } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { getFields, toEditableFields } from '#features/businesses/editable-values.ts'
import { losesVerification, toVerificationChanges } from '#features/businesses/lost-verification.service.ts'
import { raiseVersion } from '#features/businesses/field-versions.repository.ts'
import { deleteEdit, updateEdit } from './business-edits.repository.ts'
import type { BusinessEditRow } from './business-edits.table.ts'
import { findChanges, recordPhotosInUse, storeFields } from './edited-business.service.ts'
import { describeChanges } from './editing.view.ts'

type Trx = Transaction<Database>

/** What is said of an edit that is no longer there. */
export const NO_EDIT = 'This edit was withdrawn or approved'

/** An edit of a public listing, with the listing as it is approved. */
export interface SubmittedEdit {
  readonly business: BusinessRow
  readonly edit: BusinessEditRow
}

/** Each field that an edit changes, as it is public and as it would be. */
export const describeEdit = ({ business, edit }: SubmittedEdit): FieldChange[] =>
  describeChanges(toEditableFields(business), findChanges(edit))

/** Whether a listing loses its Verified mark once its edit is approved. */
export const endsVerified = ({ business, edit }: SubmittedEdit): boolean =>
  losesVerification(business, findChanges(edit))

/**
 * Makes a waiting edit public; a listing with a new name gets a new slug, and loses a mark that vouched for the old one.
 * Answers the row as it is afterwards.
 */
export async function approveEdit(
  trx: Trx,
  { business, edit }: SubmittedEdit,
  at: number,
): Promise<BusinessRow> {
  const changes = findChanges(edit)
  const after = await storeFields(trx, business, changes, toVerificationChanges(business, changes))
  await deleteEdit(trx, business.id)
  await raiseVersion(trx, business.id, getFields(changes))
  await recordPhotosInUse(trx, business.id, at)
  return after
}

/** Refuses a waiting edit: the listing stays as it is approved, and its owner corrects or withdraws the edit. */
export async function rejectEdit(
  trx: Trx,
  { business }: SubmittedEdit,
  { reason, note }: { readonly reason: string | null; readonly note: string | null },
  at: number,
): Promise<void> {
  await updateEdit(trx, business.id, { status: 'rejected', reason, note, decided_at: at })
}
