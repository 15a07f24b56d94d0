import { getTakeDownReasonLabel } from '@portal/domain/moderation'
import type { EditableContent } from '@portal/domain/contract'
import { DAY, zonedTimeToUtc } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import type { AuditTable } from '#features/audit/audit.table.ts'
import { enqueueTakeDownMail } from '../publication/take-down.service.ts'
import { parseJson } from '#shared/json.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { recordEventChange } from '../events/event-changes.service.ts'
import {
  restoreContent as republish,
  takeDownContent as unpublish,
} from '../publication/publication.service.ts'
import { requireComplete } from './drafts.service.ts'
import { readEditable, refuseState, requireVersion } from './edited-content.service.ts'
import {
  deleteContent,
  findEdited,
  saveEditing,
  settleEdit,
  updateContent,
  type EditedRow,
} from './editing.repository.ts'
import { getStoredForm, toEditingRow, type EditingContext } from './editing.service.ts'
import { getFields, getState, getStoredFields } from './editing.view.ts'
import { parseForm } from './forms/forms.ts'
import { toEditedKind } from './kind-names.ts'
import { replaceUses } from './pictures.repository.ts'
import { storeWritten } from './stored-content.service.ts'

type Trx = Transaction<Database>

/** A change of one administrator to content at the version that was read. */
export interface Change {
  readonly administratorId: number
  readonly id: number
  readonly version: number
}

/** From when it is public; blank: at once. */
interface Publication {
  readonly date?: string | null | undefined
  readonly time?: string | null | undefined
  readonly timeZone?: string | null | undefined
}

interface Step {
  readonly trx: Trx
  readonly row: EditedRow
  readonly at: number
}

/** The action of a change, for the audit trail. */
interface ChangeResult {
  readonly action: AuditTable['action']
  readonly reason?: string | null
  readonly note?: string | null
}

/**
 * Runs a change in one transaction: checks the version before, raises it after, and records the change in the audit
 * trail.
 */
async function change(
  context: EditingContext,
  { administratorId, id, version }: Change,
  work: (step: Step) => Promise<ChangeResult>,
): Promise<EditableContent> {
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const row = await requireVersion(trx, id, version, at)
    const result = await work({ trx, row, at })
    const after = (await findEdited(trx, id)) ?? row
    const editState = { stored: getStoredForm(after), waiting: after.waiting && parseJson(after.waiting) }
    await saveEditing(trx, toEditingRow(id, version + 1, editState, { at, administratorId }))
    await recordAction(trx, {
      at,
      actor_id: administratorId,
      subject_kind: row.kind,
      subject_id: id,
      ...result,
      before: toFacts(row, at),
      after: toFacts(after, at),
    })
    return readEditable(trx, id, at)
  })
}

/** The public state and fields, for the audit trail. */
const toFacts = (row: EditedRow, at: number) => ({
  state: getState(row, at),
  publishedAt: row.status === 'pending' ? null : new Date(row.published_at).toISOString(),
  ...getStoredFields(row),
})

/** Publishes a draft or an edit, at once or from an instant on; an edit of published content keeps its date. */
export const publishContent = (
  context: EditingContext,
  target: Change,
  publication: Publication,
): Promise<EditableContent> =>
  change(context, target, async ({ trx, row, at }) => {
    const state = getState(row, at)
    const from = parseInstant(publication, at)
    if (state === 'taken-down')
      return refuseState(trx, row, 'This is taken down. Restore it, and your edit is published with it', at)
    if (state === 'published' && row.waiting === null)
      return refuseState(trx, row, 'This is already published, without changes to publish', at)
    if (state === 'published' && from !== null)
      throw createFieldProblem(
        'date',
        'Changes to published content go live at once: they can’t be scheduled',
      )
    await applyEdit(context, { trx, row, at })
    const publishedAt = state === 'published' ? row.published_at : (from ?? at)
    await updateContent(trx, row.id, { status: 'approved', published_at: publishedAt })
    return { action: publishedAt > at ? 'scheduled' : 'published' }
  })

/** How far ahead something may be scheduled. */
const MAX_AHEAD = 366 * DAY

function parseInstant({ date, time, timeZone }: Publication, now: number): number | null {
  if (!date && !time) return null
  if (!date) throw createFieldProblem('date', 'Please enter a day')
  if (!time) throw createFieldProblem('time', 'Please enter a time')
  const at = toInstant(date, time, timeZone ?? '')
  if (at <= now) throw createFieldProblem('time', 'This time has passed. Please choose a later one')
  if (at > now + MAX_AHEAD) throw createFieldProblem('date', 'Please choose a day within the next year')
  return at
}

function toInstant(date: string, time: string, timeZone: string): number {
  try {
    return zonedTimeToUtc(date, time, timeZone)
  } catch (cause) {
    if (cause instanceof RangeError)
      throw createFieldProblem('timeZone', 'Please choose one of the time zones')
    throw cause
  }
}

/** Stores the waiting edit. If it moves a published event, people with a place will be notified. */
async function applyEdit({ config }: EditingContext, { trx, row, at }: Step): Promise<void> {
  if (row.waiting === null) return
  const form = requireComplete(toEditedKind(row.kind), getFields(row))
  const written = await parseForm(trx, form, { now: at, site: config.publicUrl })
  await storeWritten(trx, row, written)
  await settleEdit(trx, row.id)
  if (row.kind === 'event' && getState(row, at) === 'published') await recordEventChange(trx, row, at)
}

/** Makes scheduled content a draft again. */
export const unscheduleContent = (context: EditingContext, target: Change): Promise<EditableContent> =>
  change(context, target, async ({ trx, row, at }) => {
    if (getState(row, at) !== 'scheduled' || row.submitted_at !== null)
      return refuseState(trx, row, 'This is not scheduled', at)
    await updateContent(trx, row.id, { status: 'pending', published_at: at })
    return { action: 'unscheduled' }
  })

/** Takes published content off the site; its sender gets an email, and a job notifies people with a place. */
export const takeDownContent = (
  context: EditingContext,
  target: Change,
  { reason, note }: { readonly reason: string; readonly note: string | null },
): Promise<EditableContent> =>
  change(context, target, async ({ trx, row, at }) => {
    if (getState(row, at) !== 'published') return refuseState(trx, row, 'This is not published', at)
    if (getTakeDownReasonLabel(reason) === null)
      throw createFieldProblem('reason', 'Please choose one of the reasons')
    const content = await unpublish(trx, row.id, { reason, note, at })
    await enqueueTakeDownMail(trx, context, content)
    return { action: 'taken down', reason, note }
  })

/** Publishes again what was taken down, together with an edit that waits. */
export const restoreContent = (context: EditingContext, target: Change): Promise<EditableContent> =>
  change(context, target, async ({ trx, row, at }) => {
    if (getState(row, at) !== 'taken-down') return refuseState(trx, row, 'This is not taken down', at)
    await applyEdit(context, { trx, row, at })
    const content = await republish(trx, row.id)
    await enqueueTakeDownMail(trx, context, content)
    return { action: 'restored' }
  })

/** Discards the waiting edit, or a whole draft. */
export function discardEdit(
  context: EditingContext,
  { administratorId, id, version }: Change,
): Promise<void> {
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const row = await requireVersion(trx, id, version, at)
    const isDraft = row.status === 'pending'
    if (!isDraft && row.waiting === null) return refuseState(trx, row, 'There are no changes to discard', at)
    await recordAction(trx, {
      at,
      actor_id: administratorId,
      action: isDraft ? 'deleted' : 'discarded',
      subject_kind: row.kind,
      subject_id: id,
      before: getFields(row),
      after: isDraft ? {} : getStoredFields(row),
    })
    if (isDraft) return deleteContent(trx, id)
    await replaceUses(trx, id, 0, [])
    const editState = { stored: getStoredForm(row), waiting: null }
    await saveEditing(trx, toEditingRow(id, version + 1, editState, { at, administratorId }))
  })
}
