import type { FieldChange } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import { Problem } from '#shared/problem.ts'
import { findBusiness } from '../businesses.repository.ts'
import type { BusinessRow } from '../businesses.table.ts'
import { fieldsOf, toEditableFields } from '../editable-values.ts'
import { losesVerification, toVerificationChanges } from '../lost-verification.service.ts'
import { raiseVersion } from '../field-versions.repository.ts'
import { deleteEdit, findEdit, findWaitingEdits, updateEdit } from './business-edits.repository.ts'
import type { BusinessEditRow } from './business-edits.table.ts'
import { changesOf, notePhotosInUse, storeFields } from './edited-business.service.ts'
import { describeChanges } from './editing.view.ts'

type Trx = Transaction<Database>

/** What is said of an edit that is no longer there. */
export const NO_EDIT = 'This edit was withdrawn or approved'

/** An edit of a public listing, with the listing as it is approved. */
export interface SubmittedEdit {
  readonly business: BusinessRow
  readonly edit: BusinessEditRow
}

/** The edit of a listing, whatever its status; throws where there is none. */
export async function findEditForDecision(db: Kysely<Database>, businessId: number): Promise<SubmittedEdit> {
  const business = await findBusiness(db, businessId)
  const edit = await findEdit(db, businessId)
  if (!business || !edit || business.removed_at !== null) throw new Problem('not-found', NO_EDIT)
  return { business, edit }
}

/** Each field that an edit changes, as it is public and as it would be. */
export const describeEdit = ({ business, edit }: SubmittedEdit): FieldChange[] =>
  describeChanges(toEditableFields(business), changesOf(edit))

/** Whether a listing loses its Verified mark once its edit is approved. */
export const endsVerified = ({ business, edit }: SubmittedEdit): boolean =>
  losesVerification(business, changesOf(edit))

/**
 * Makes a waiting edit public; a listing with a new name gets a new slug, and loses a mark that vouched for the old one.
 * Answers the row as it is afterwards.
 */
export async function approveEdit(
  trx: Trx,
  { business, edit }: SubmittedEdit,
  at: number,
): Promise<BusinessRow> {
  const changes = changesOf(edit)
  const after = await storeFields(trx, business, changes, toVerificationChanges(business, changes))
  await deleteEdit(trx, business.id)
  await raiseVersion(trx, business.id, fieldsOf(changes))
  await notePhotosInUse(trx, business.id, at)
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

/** Edits that wait for a decision, the longest waiting first. */
export async function listWaitingEdits(db: Kysely<Database>, page: Page): Promise<SubmittedEdit[]> {
  const edits = await findWaitingEdits(db, page)
  return Promise.all(
    edits.map(async (edit) => {
      const business = await findBusiness(db, edit.business_id)
      if (!business) throw new Error(`There is no business ${edit.business_id} of an edit`)
      return { business, edit }
    }),
  )
}

/** How many edits wait for a decision. */
export const countWaitingEdits = async (db: Kysely<Database>): Promise<number> =>
  (await readQueueCounts(db, ['edit'])).edit
