import type {
  ContentDraft,
  ContentForm,
  ContentListQuery,
  ContentPreview,
  EditableContent,
} from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { parsePage } from '#db/pagination.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { parseJson, toJson } from '#shared/json.ts'
import { Problem } from '#shared/problem.ts'
import type { ContentRecord } from '../content.record.ts'
import { insertBareDraft, insertContent, toContentRow } from '../content.repository.ts'
import type { ContentRow } from '../content.table.ts'
import { getKind } from '../kinds/kinds.ts'
import { parseDetailRow } from '../parse-row.ts'
import { recordPictures, parseDraft, renameDraft, type ParsedDraft } from './drafts.service.ts'
import { readEditable, requireVersion } from './edited-content.service.ts'
import { countEdited, listEdited, saveEditing, type EditedRow } from './editing.repository.ts'
import type { FormFields } from './editing.table.ts'
import { getFields, toContentEntry } from './editing.view.ts'
import { parseForm } from './forms/forms.ts'
import { KIND_NAMES, toEditedKind } from './kind-names.ts'
import { replaceUses } from './pictures.repository.ts'
import { storeWritten } from './stored-content.service.ts'

type Trx = Transaction<Database>
export type EditingContext = Pick<AppContext, 'store' | 'config' | 'now' | 'randomBytes'>

/** The administrator of a request. */
export interface Editor {
  readonly id: number
  readonly idempotencyKey: string | null
}

export async function listContent({ store, now }: EditingContext, query: ContentListQuery) {
  const page = parsePage(query)
  const at = now()
  const rows = await listEdited(store.read, query, page, at)
  return {
    items: rows.map((row) => toContentEntry(row, at)),
    total: await countEdited(store.read, query, at),
  }
}

/** Stores a draft, which nobody else sees; a title is enough. */
export function createContent(
  context: EditingContext,
  { id: administratorId, idempotencyKey: key }: Editor,
  draft: ContentDraft,
): Promise<EditableContent> {
  const at = context.now()
  const request = { userId: administratorId, key, call: 'POST /api/admin/content', body: draft, now: at }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, async () => {
      const kind = KIND_NAMES[draft.contentKind]
      const parsed = await parse(context, trx, draft)
      const id = await insertDraft(trx, draft, parsed, at)
      const row = { stored: parsed.fields, waiting: parsed.written ? null : parsed.fields }
      await saveEditing(trx, toEditingRow(id, 1, row, { at, administratorId }))
      const subject = { subject_kind: kind, subject_id: id } as const
      const entry = { at, actor_id: administratorId, action: 'drafted', ...subject } as const
      await recordAction(trx, { ...entry, after: parsed.fields })
      return readEditable(trx, id, at)
    }),
  )
}

/** Stores the row of a draft, as far as it can be filled; returns its id. */
async function insertDraft(
  trx: Trx,
  { contentKind, title }: ContentDraft,
  { written, fields }: ParsedDraft,
  at: number,
): Promise<number> {
  if (written) {
    const record = { ...written.record, publishedAt: at, status: 'pending' } as ContentRecord
    const [stored] = await insertContent(trx, [record])
    if (!stored) throw new Error('Nothing was stored')
    await replaceUses(trx, stored.id, 1, written.pictures)
    return stored.id
  }
  const { id } = await insertBareDraft(trx, { kind: KIND_NAMES[contentKind], title }, at)
  await recordPictures(trx, id, fields)
  return id
}

/**
 * Saves an edit, which may be incomplete. A draft changes at once; an edit of published content waits until it is
 * published. The same edit again changes nothing.
 */
export function saveContent(
  context: EditingContext,
  administratorId: number,
  id: number,
  draft: ContentDraft,
): Promise<EditableContent> {
  const at = context.now()
  return context.store.write.transaction().execute(async (trx) => {
    const before = await readEditable(trx, id, at)
    const parsed = await parse(context, trx, draft)
    const { fields } = parsed
    if (isSame(before.fields, fields)) return before
    const row = await requireVersion(trx, id, draft.version, at)
    if (toEditedKind(row.kind) !== draft.contentKind)
      throw new Problem('conflict', 'The kind of content can’t change. Please write a new one')
    const stored = await storeEdit(trx, row, parsed, draft.title)
    const version = (row.version ?? 0) + 1
    await saveEditing(trx, toEditingRow(id, version, stored, { at, administratorId }))
    await recordAction(trx, {
      at,
      actor_id: administratorId,
      action: 'edited',
      subject_kind: row.kind,
      subject_id: id,
      before: getFields(row),
      after: fields,
    })
    return readEditable(trx, id, at)
  })
}

/** Writes a complete draft into its row, and anything else beside it; returns the fields of each. */
async function storeEdit(trx: Trx, row: EditedRow, { fields, written }: ParsedDraft, title: string) {
  const isDraft = row.status === 'pending'
  if (isDraft && written) {
    await storeWritten(trx, row, written)
    return { stored: fields, waiting: null }
  }
  if (isDraft) await renameDraft(trx, row, title)
  if (written) await replaceUses(trx, row.id, 0, written.pictures)
  else await recordPictures(trx, row.id, fields)
  return { stored: isDraft ? fields : getStoredForm(row), waiting: fields }
}

const isSame = (one: FormFields, other: FormFields): boolean => {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}

const parse = ({ config, now }: EditingContext, trx: Trx, draft: ContentDraft) =>
  parseDraft(trx, draft, { now: now(), site: config.publicUrl })

/** The form fields of what is stored; null if it was not written here. */
export const getStoredForm = ({ stored }: Pick<EditedRow, 'stored'>): FormFields | null =>
  stored && parseJson(stored)

export const toEditingRow = (
  contentId: number,
  version: number,
  { stored, waiting }: { readonly stored: FormFields | null; readonly waiting: FormFields | null },
  { at, administratorId }: { readonly at: number; readonly administratorId: number },
) => ({
  content_id: contentId,
  version,
  stored: stored && toJson<FormFields>(stored),
  waiting: waiting && toJson<FormFields>(waiting),
  changed_at: at,
  changed_by: administratorId,
})

/** A preview of its page; nothing is stored. */
export async function previewContent(
  { store, config, now }: EditingContext,
  form: ContentForm,
): Promise<ContentPreview> {
  const at = now()
  const { record } = await parseForm(store.read, form, { now: at, site: config.publicUrl })
  const row = {
    ...toContentRow({ ...record, publishedAt: at } as ContentRecord, 'preview'),
    id: 1,
    country: record.countries[0] ?? null,
    registrations: 0,
    sequence: 0,
  } as ContentRow
  const kind = KIND_NAMES[form.contentKind]
  const item = getKind(kind).detail(parseDetailRow(row), at)
  // A kind and its detail come from one record, so they belong together.
  return { contentKind: form.contentKind, item } as ContentPreview
}
