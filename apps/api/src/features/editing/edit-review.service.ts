import type { FieldChange, OwnBusiness } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { findBusiness, findFormerSlugs, keepFormerSlugs } from '#features/businesses/businesses.repository.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { toOwnBusiness } from '#features/businesses/businesses.view.ts'
import { updateBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { toDecisionState } from '#features/businesses/decisions.service.ts'
import { getFields, toEditableFields, toEditedColumns } from '#features/businesses/editable-values.ts'
import { raiseVersion } from '#features/businesses/field-versions.repository.ts'
import { isVerificationLost, toVerificationChanges } from '#features/businesses/lost-verification.service.ts'
import {
  deleteEdit,
  findEdit,
  findWaitingAfter,
  replaceEdit,
  updateEdit,
} from './business-edits.repository.ts'
import type { BusinessEditRow } from './business-edits.table.ts'
import {
  getEditChanges,
  findMeasures,
  recordPhotosInUse,
  recordPhotosOf,
  storeFields,
} from './edited-business.ts'
import { describeChanges } from './editing.view.ts'

type Trx = Transaction<Database>
type State = Readonly<Record<string, string | number | null>>

/** The message about an edit that no longer exists. */
export const EDIT_IS_GONE = 'This edit was withdrawn or approved'

/** An edit of a public listing, with the listing as it is approved. */
export interface SubmittedEdit {
  readonly business: BusinessRow
  readonly edit: BusinessEditRow
}

/** Each field that an edit changes, with its public and its new value. */
export const describeEdit = ({ business, edit }: SubmittedEdit): FieldChange[] =>
  describeChanges(toEditableFields(business), getEditChanges(edit))

/** Whether a listing loses its Verified mark once its edit is approved. */
export const isVerificationLostByEdit = ({ business, edit }: SubmittedEdit): boolean =>
  isVerificationLost(business, getEditChanges(edit))

/**
 * Makes a waiting edit public. A listing with a new name gets a new slug, and loses a Verified mark that vouched for
 * the old one. Returns the changed row.
 */
export async function approveEdit(
  trx: Trx,
  { business, edit }: SubmittedEdit,
  at: number,
): Promise<BusinessRow> {
  const changes = getEditChanges(edit)
  const after = await storeFields(trx, business, changes, toVerificationChanges(business, changes))
  await deleteEdit(trx, business.id)
  await raiseVersion(trx, business.id, getFields(changes))
  await recordPhotosOf(trx, { row: after, edit: undefined }, at)
  return after
}

/**
 * Rejects a waiting edit: the listing stays as it is approved, and its owner corrects or withdraws the edit. Returns
 * the rejected edit.
 */
export async function rejectEdit(
  trx: Trx,
  { business, edit }: SubmittedEdit,
  { reason, note }: { readonly reason: string | null; readonly note: string | null },
  at: number,
): Promise<BusinessEditRow> {
  const decided = { status: 'rejected', reason, note, decided_at: at } as const
  await updateEdit(trx, business.id, decided)
  return { ...edit, ...decided }
}

/** Edits that wait after a position of the queue, the longest waiting first. */
export const readWaitingEdits = findWaitingAfter

/** A listing with its edit; undefined once that is approved or withdrawn. */
export interface ReviewedEdit {
  readonly business: BusinessRow
  readonly edit: BusinessEditRow | undefined
}

/** Reads a listing with its edit; throws if there is no listing. */
export async function requireEditedBusiness(db: Kysely<Database>, businessId: number): Promise<ReviewedEdit> {
  const business = await findBusiness(db, businessId)
  if (!business || business.removed_at !== null) throw new Problem('not-found', 'Business not found')
  return { business, edit: await findEdit(db, businessId) }
}

/** Preview of a listing with its changes in review. */
export async function previewEdit(
  db: Kysely<Database>,
  { business, edit }: SubmittedEdit,
  { viewerId, now }: { readonly viewerId: number; readonly now: number },
): Promise<OwnBusiness> {
  const changes = getEditChanges(edit)
  const columns = toEditedColumns(changes, await findMeasures(db, business))
  const after = { ...business, ...columns, ...toVerificationChanges(business, changes) }
  return toOwnBusiness(after, viewerId, now)
}

/** Columns of the edit stand beside those of the listing. */
const EDIT_PREFIX = 'edit.'
/** JSON: a list of slugs. */
const FORMER_SLUGS = 'former_slugs'

/** The columns that decisions about an edit change, which must be unchanged to undo one. */
export async function readEditState(trx: Trx, { business, edit }: ReviewedEdit): Promise<State> {
  const columns = Object.entries(edit ?? NO_EDIT).map(([name, value]) => [EDIT_PREFIX + name, value])
  return {
    ...(toDecisionState(business) as State),
    ...(Object.fromEntries(columns) as State),
    [FORMER_SLUGS]: JSON.stringify((await findFormerSlugs(trx, business.id)).toSorted()),
  }
}

const NO_EDIT: Readonly<Record<keyof BusinessEditRow, null>> = {
  business_id: null,
  changes: null,
  status: null,
  submitted_at: null,
  reason: null,
  note: null,
  decided_at: null,
}

/** Undoes a decision: the listing is as before, and the edit waits again. */
export async function restoreEdit(trx: Trx, businessId: number, before: State, at: number): Promise<void> {
  const { business: current, edit } = await requireEditedBusiness(trx, businessId)
  const entries = Object.entries(before)
  const business = entries.filter(([name]) => !name.startsWith(EDIT_PREFIX) && name !== FORMER_SLUGS)
  if (business.length > 0) await updateBusiness(trx, current, Object.fromEntries(business) as BusinessChanges)
  const slugs = before[FORMER_SLUGS]
  if (typeof slugs === 'string') await keepFormerSlugs(trx, businessId, JSON.parse(slugs) as string[])
  const columns = entries
    .filter(([name]) => name.startsWith(EDIT_PREFIX))
    .map(([name, value]) => [name.slice(EDIT_PREFIX.length), value])
  const restored = { ...(edit ?? NO_EDIT), ...Object.fromEntries(columns) }
  await deleteEdit(trx, businessId)
  await replaceEdit(trx, restored as BusinessEditRow)
  await recordPhotosInUse(trx, businessId, at)
}
