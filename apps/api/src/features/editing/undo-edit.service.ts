import type { OwnBusiness } from '@portal/domain/contract'
import type { Transaction, Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { findBusiness, findFormerSlugs, keepFormerSlugs } from '#features/businesses/businesses.repository.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { toOwnBusiness } from '#features/businesses/businesses.view.ts'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { toDecisionState } from '#features/businesses/decisions.service.ts'
import { toEditedColumns } from '#features/businesses/editable-values.ts'
import { toVerificationChanges } from '#features/businesses/lost-verification.service.ts'
import { deleteEdit, findEdit, findWaitingAfter, replaceEdit } from './business-edits.repository.ts'
import type { BusinessEditRow } from './business-edits.table.ts'
import type { SubmittedEdit } from './edit-decisions.service.ts'
import { findChanges, findMeasures, recordPhotosInUse } from './edited-business.service.ts'

type Trx = Transaction<Database>
type State = Readonly<Record<string, string | number | null>>

/** Edits that wait after a position of the queue, the longest waiting first. */
export const readWaitingEdits = findWaitingAfter

/** A listing with the edit of it; undefined once that is approved or withdrawn. Throws where there is no listing. */
export async function findEdited(
  db: Kysely<Database>,
  businessId: number,
): Promise<{ business: BusinessRow; edit: BusinessEditRow | undefined }> {
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
  const changes = findChanges(edit)
  const columns = toEditedColumns(changes, await findMeasures(db, business))
  const after = { ...business, ...columns, ...toVerificationChanges(business, changes) }
  return toOwnBusiness(after, viewerId, now)
}

/** Columns of the edit stand beside those of the listing. */
const EDIT_PREFIX = 'edit.'
/** JSON: a list of slugs. */
const FORMER_SLUGS = 'former_slugs'

/** What decisions about an edit change, and what has to be unchanged since for one to be undone. */
export async function readEditState(trx: Trx, businessId: number): Promise<State> {
  const { business, edit } = await findEdited(trx, businessId)
  const columns = Object.entries(edit ?? NO_EDIT).map(([name, value]) => [EDIT_PREFIX + name, value])
  return {
    ...(toDecisionState(business) as State),
    ...(Object.fromEntries(columns) as State),
    [FORMER_SLUGS]: JSON.stringify((await findFormerSlugs(trx, businessId)).toSorted()),
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
  const { edit } = await findEdited(trx, businessId)
  const given = Object.entries(before)
  const business = given.filter(([name]) => !name.startsWith(EDIT_PREFIX) && name !== FORMER_SLUGS)
  if (business.length > 0)
    await changeBusiness(trx, businessId, Object.fromEntries(business) as BusinessChanges)
  const slugs = before[FORMER_SLUGS]
  if (typeof slugs === 'string') await keepFormerSlugs(trx, businessId, JSON.parse(slugs) as string[])
  const columns = given
    .filter(([name]) => name.startsWith(EDIT_PREFIX))
    .map(([name, value]) => [name.slice(EDIT_PREFIX.length), value])
  const restored = { ...(edit ?? NO_EDIT), ...Object.fromEntries(columns) }
  await deleteEdit(trx, businessId)
  await replaceEdit(trx, restored as BusinessEditRow)
  await recordPhotosInUse(trx, businessId, at)
}
