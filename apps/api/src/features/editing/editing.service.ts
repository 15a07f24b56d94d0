import type {
  BusinessEdit,
  EditableBusiness,
  EditableFields,
  EditConflict,
  OwnBusiness,
} from '@portal/domain/contract'
import { getTimeZone } from '@portal/domain/place'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { toJson } from '#shared/json.ts'
import { Problem } from '#shared/problem.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { getFields, findChangedFields, toEditableFields } from '#features/businesses/editable-values.ts'
import {
  findFieldsChangedSince,
  findVersion,
  raiseVersion,
} from '#features/businesses/field-versions.repository.ts'
import {
  isVerificationLost,
  toVerificationChanges,
  createVerificationLostAction,
} from '#features/businesses/lost-verification.service.ts'
import type { Viewer } from '#features/businesses/profile/profile.service.ts'
import { findOffer } from '#features/handovers/handovers.service.ts'
import { sendReceipt } from '#features/registration/registration.service.ts'
import { deleteEdit, upsertEdit } from './business-edits.repository.ts'
import { requireAllowed } from './check-edit.ts'
import {
  getEditChanges,
  findMeasures,
  recordPhotosInUse,
  requireEditable,
  storeFields,
  isStoredAtOnce,
  toFormFields,
  type EditedBusiness,
} from './edited-business.ts'
import { previewEdit } from './edit-review.service.ts'
import { toEditableBusiness } from './editing.view.ts'
import { parseEdit } from './parse-edit.ts'
import { splitEdit } from './split-edit.ts'

type Trx = Transaction<Database>
type Fields = Partial<EditableFields>

/** The listing, and who edits it. */
interface EditTarget {
  readonly id: number
  readonly viewer: Viewer
}

/** A listing with every field that its owner edits, and the edit that waits for a review. */
export async function readEditable(
  db: Kysely<Database>,
  { id, viewer }: EditTarget,
  now: number,
): Promise<EditableBusiness> {
  const business = await requireEditable(db, id, viewer)
  return toEditableBusiness(business, viewer, {
    version: await findVersion(db, id),
    handover: await findOffer(db, business.row, now),
  })
}

/**
 * Changes fields of a listing. An edit of an outdated version is refused with what changed since. One with the present
 * values changes nothing, so that it can be repeated after a lost response.
 */
export async function editBusiness(
  context: AppContext,
  target: EditTarget,
  input: BusinessEdit,
): Promise<EditableBusiness> {
  const { id, viewer } = target
  return context.store.write.transaction().execute(async (trx) => {
    const business = await requireEditable(trx, id, viewer)
    const present = toFormFields(business, viewer)
    const submitted = parseEdit(input, present)
    const changed = findChangedFields(present, submitted)
    if (changed.length === 0) return readEditable(trx, target, context.now())
    if (input.version !== undefined)
      await requireUnchangedSince(trx, target, input.version, { present, submitted, now: context.now() })
    const wanted = pick(submitted, changed)
    requireAllowed(wanted, {
      tier: business.row.tier,
      timeZone: getTimeZone(business.row),
      present,
      pictures: await findPictureAddresses(trx, business.row),
      now: context.now(),
    })
    await storeEdit(context, trx, business, { viewer, wanted, before: pick(present, changed) })
    await recordPhotosInUse(trx, id, context.now())
    return readEditable(trx, target, context.now())
  })
}

/**
 * Withdraws the waiting or rejected edit, if there is one. Refused if it was changed since the version that was read.
 */
export async function cancelEdit(
  context: AppContext,
  target: EditTarget,
  version?: number,
): Promise<EditableBusiness> {
  const { id, viewer } = target
  return context.store.write.transaction().execute(async (trx) => {
    const { edit } = await requireEditable(trx, id, viewer)
    if (edit) {
      if (version !== undefined && version !== (await findVersion(trx, id)))
        throw new Problem('conflict', 'These changes have been edited since. Please check them again', {
          details: { present: await readEditable(trx, target, context.now()) },
        })
      await deleteEdit(trx, id)
      await raiseVersion(trx, id, getFields(getEditChanges(edit)))
      await record(context, trx, target, 'edit withdrawn')
      await recordPhotosInUse(trx, id, context.now())
    }
    return readEditable(trx, target, context.now())
  })
}

/** Preview of a listing with its changes in review, for whoever may edit it. */
export async function previewOwnEdit(
  db: Kysely<Database>,
  { id, viewer }: EditTarget,
  now: number,
): Promise<OwnBusiness> {
  const { row, edit } = await requireEditable(db, id, viewer)
  if (!edit) throw new Problem('not-found', 'This listing has no changes in review')
  return previewEdit(db, { business: row, edit }, { viewerId: viewer.id, now })
}

const pick = (fields: Fields, names: readonly (keyof Fields)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

interface EditComparison {
  readonly present: EditableFields
  readonly submitted: Fields
  readonly now: number
}

async function requireUnchangedSince(
  trx: Trx,
  { id, viewer }: EditTarget,
  version: number,
  { present, submitted, now }: EditComparison,
): Promise<void> {
  if (version === (await findVersion(trx, id))) return
  const changed = await findFieldsChangedSince(trx, id, version)
  const details: Omit<EditConflict, 'message'> = {
    changes: changed.map((field) => ({
      field,
      ...(submitted[field] !== undefined && { yours: submitted[field] }),
      theirs: present[field],
    })),
    present: await readEditable(trx, { id, viewer }, now),
  }
  throw new Problem('conflict', 'This listing has changed since. Please look at what changed', {
    details,
  })
}

async function findPictureAddresses(trx: Trx, row: BusinessRow): Promise<ReadonlySet<string>> {
  const { photos, logo } = toEditableFields(row)
  const stored = await findMeasures(trx, row)
  return new Set([...stored.keys(), ...photos.map(({ url }) => url), ...(logo === null ? [] : [logo])])
}

interface EditToStore {
  readonly viewer: Viewer
  readonly wanted: Fields
  /** The previous values of the wanted fields. */
  readonly before: Fields
}

async function storeEdit(
  context: AppContext,
  trx: Trx,
  business: EditedBusiness,
  { viewer, wanted, before }: EditToStore,
): Promise<void> {
  const { row } = business
  const target = { id: row.id, viewer }
  if (row.status !== 'approved' && !viewer.isAdmin) {
    await resubmit(context, trx, business, wanted)
    if (isVerificationLost(row, wanted))
      await recordAction(trx, {
        at: context.now(),
        actor_id: viewer.id,
        ...createVerificationLostAction(row),
      })
    await record(context, trx, target, 'edited', { before, after: wanted })
    return
  }
  if (isStoredAtOnce(business, viewer)) {
    await storeFields(trx, row, wanted)
    await record(context, trx, target, 'edited', { before, after: wanted })
    return
  }
  await storeForReview(context, trx, business, wanted)
  await record(context, trx, target, 'edited', { before, after: wanted })
}

/**
 * Changes a listing that is not approved: it waits from now on, and a moderator who was reading it has to read it
 * again.
 */
async function resubmit(
  context: AppContext,
  trx: Trx,
  { row }: EditedBusiness,
  wanted: Fields,
): Promise<void> {
  const after = await storeFields(trx, row, wanted, {
    ...toVerificationChanges(row, wanted),
    status: 'pending',
    submitted_at: context.now(),
    rejection_reason: null,
    rejection_note: null,
    rejected_at: null,
  })
  if (row.status !== 'rejected' || row.owner_id === null || row.reference === null) return
  await sendReceipt(context, trx, row.owner_id, {
    details: {
      name: after.name,
      ownerName: after.owner_name,
      country: after.country,
      address: after.address,
    },
    reference: row.reference,
    resubmitted: true,
  })
}

/** Stores live fields at once; the rest joins the waiting edit, which is submitted again if it changes. */
async function storeForReview(
  context: AppContext,
  trx: Trx,
  { row, edit }: EditedBusiness,
  wanted: Fields,
): Promise<void> {
  const approved = toEditableFields(row)
  const before = getEditChanges(edit)
  const { live, waiting } = splitEdit(approved, { ...before, ...wanted })
  if (getFields(live).length > 0) await storeFields(trx, row, live)
  const present = { ...approved, ...before }
  const changed = findChangedFields(present, { ...approved, ...live, ...waiting })
  const resubmitted = changed.filter((field) => waiting[field] !== undefined || before[field] !== undefined)
  if (resubmitted.length === 0) return
  if (getFields(waiting).length === 0) await deleteEdit(trx, row.id)
  else await upsertEdit(trx, { businessId: row.id, changes: toJson(waiting), at: context.now() })
  await raiseVersion(trx, row.id, resubmitted)
}

async function record(
  context: AppContext,
  trx: Trx,
  { id, viewer }: EditTarget,
  action: 'edited' | 'edit withdrawn',
  { before = {}, after = {} }: { readonly before?: Fields; readonly after?: Fields } = {},
): Promise<void> {
  await recordAction(trx, {
    at: context.now(),
    actor_id: viewer.id,
    action,
    subject_kind: 'business',
    subject_id: id,
    note: null,
    before,
    after,
  })
}
